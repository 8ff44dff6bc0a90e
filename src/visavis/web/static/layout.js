// What no stylesheet can do for the shapes of the table, and for paper. Everything works without it too.
"use strict";
(() => {
  const page = document.getElementById("page");

  // What stands on the left of a wide screen stays while the table on the right is scrolled; all of it can be reached.
  function stick() {
    const column = page.querySelector(".table > .now");
    const bar = page.querySelector(".bar");
    if (!column || !bar) return;
    column.style.setProperty("--now-top", Math.min(bar.offsetHeight + 14, innerHeight - column.offsetHeight) + "px");
    column.dataset.sticks = "";
  }
  addEventListener("resize", stick);
  page.addEventListener("toggle", stick, true);
  page.addEventListener("change", stick);
  new MutationObserver(stick).observe(page, { childList: true });
  stick();

  // On paper nothing can be unfolded: rules are printed open.
  let unfolded = [];
  addEventListener("beforeprint", () => {
    unfolded = [...page.querySelectorAll(".rules details:not([open])")];
    for (const one of unfolded) one.open = true;
  });
  addEventListener("afterprint", () => {
    for (const one of unfolded) one.open = false;
  });
})();
