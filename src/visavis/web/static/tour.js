// The directed first game: dims the page around what a callout means. Without it every step is a plain page.
"use strict";
(() => {
  const page = document.getElementById("page");
  const PARTS = { head: ".news .head", line: ".news .do", news: ".news", question: ".ask", board: ".board", sheet: ".ask", figures: ".figures", hand: ".hand-row", table: ".card-table", told: ".digest, .told-box", end: ".last-turns", why: ".decision .seen > *, .decision .steps" };
  const GAP = 14;
  let spot = null;
  let lit = null;

  function begin() {
    const main = page.querySelector("main[data-lit]");
    const tip = document.getElementById("tour");
    if (!main || !tip || main.hasAttribute("data-coached")) return;
    lit = [...main.querySelectorAll(PARTS[main.dataset.lit])].find((one) => one.getClientRects().length) || null;
    if (!lit) return tip.focus();
    main.setAttribute("data-coached", "");
    // Of a list that leaves no room for the callout only its last row is lit.
    if (lit.matches(".steps") && lit.offsetHeight + tip.offsetHeight + 2 * GAP > innerHeight - edges().top - edges().under) lit = lit.lastElementChild;
    page.append(tip);
    close(main);
    near(main.dataset.near);
    // With text of double size the callout stands in the flow, under what it means.
    if (parseFloat(getComputedStyle(document.documentElement).fontSize) >= 28) lit.after(tip);
    else {
      spot = document.createElement("div");
      spot.className = "spot";
      spot.setAttribute("aria-hidden", "true");
      page.append(spot);
      tip.classList.add("placed");
      place();
      requestAnimationFrame(place);
    }
    tip.focus({ preventScroll: true });
  }

  // Everything but what is lit, the callout and the dock is out of reach; in the own turn the question is within it too.
  function close(main) {
    const open = main.dataset.tap === "answer" ? [lit, ...main.querySelectorAll(".ask")] : [lit];
    const shut = (at) => {
      for (const one of at.children) {
        if (open.includes(one) || one.matches(".tip, .dock, .spot")) continue;
        if (open.some((other) => one.contains(other))) shut(one);
        else one.inert = true;
      }
    };
    shut(page);
    if (!main.dataset.tap) lit.inert = true;
  }

  const high = (part) => (part ? part.offsetHeight : 0);
  const edges = () => ({ top: high(page.querySelector(".bar")) + (lit && lit.matches(".figures") ? 0 : high(page.querySelector(".figures"))), under: high(page.querySelector(".dock")) });

  // The board is moved to the space that the callout names.
  function near(space) {
    if (!space) return;
    const link = [...lit.querySelectorAll("a")].find((one) => decodeURIComponent(one.getAttribute("href") || "").endsWith(`="${space}"`));
    const frame = link && link.closest("[data-across]");
    if (!frame) return;
    requestAnimationFrame(() => {
      const at = link.getBoundingClientRect();
      const box = frame.getBoundingClientRect();
      frame.scrollBy(at.left + at.width / 2 - box.left - box.width / 2, at.top + at.height / 2 - box.top - box.height / 2);
    });
  }

  function place() {
    const tip = document.getElementById("tour");
    if (!spot || !spot.isConnected || !tip || !lit.isConnected) return;
    const { top, under } = edges();
    const wide = document.documentElement.clientWidth;
    const most = Math.min(460, wide - 24);
    tip.style.setProperty("--wide", most + "px");
    // On a wide screen the dock stands under the left column only.
    const low = innerHeight - under;
    let box = lit.getBoundingClientRect();
    if (box.top < top || (box.bottom > low && box.top > top + 8)) scrollBy(0, box.top - top - 8);
    box = lit.getBoundingClientRect();
    // Where the callout finds no room, the page moves up as far as what is lit stays in view.
    const lacks = box.bottom + GAP + tip.offsetHeight + 8 - low;
    if (lacks > 0 && box.top - GAP - tip.offsetHeight < 0 && box.top - lacks > top) scrollBy(0, lacks);
    box = lit.getBoundingClientRect();
    const shown = { left: Math.max(box.left, 3), right: Math.min(box.right, wide - 3), top: Math.max(box.top, top), bottom: Math.min(box.bottom, low) };
    set(spot, shown.left - 3, shown.top - 3, shown.right - shown.left + 6);
    spot.style.setProperty("--high", shown.bottom - shown.top + 6 + "px");
    // Beside what it means, where that fills the screen from top to bottom.
    const room = shown.left - GAP - 12;
    const below = shown.bottom + GAP + tip.offsetHeight <= low;
    const above = !below && shown.top - GAP - tip.offsetHeight >= 0;
    const beside = !below && !above && room >= 300;
    const width = beside ? Math.min(room, most) : most;
    tip.style.setProperty("--wide", width + "px");
    const tall = tip.offsetHeight;
    const left = beside ? shown.left - GAP - width : Math.min(Math.max(shown.left, 12), wide - width - 12);
    tip.classList.toggle("up", above);
    tip.classList.toggle("beside", beside);
    tip.classList.toggle("over", !below && !above && !beside);
    const down = beside ? shown.top + (shown.bottom - shown.top - tall) / 3 : low - tall - 8;
    set(tip, left, below ? shown.bottom + GAP : above ? shown.top - GAP - tall : down, width);
  }

  function set(one, left, top, wide) {
    one.style.setProperty("--left", left + scrollX + "px");
    one.style.setProperty("--top", top + scrollY + "px");
    one.style.setProperty("--wide", wide + "px");
  }

  const tapped = (name) => {
    const link = page.querySelector(`.dock [data-tour="${name}"]`);
    if (link) link.click();
    return Boolean(link);
  };

  document.addEventListener("change", (event) => {
    const main = page.querySelector("main[data-tap=tick]");
    if (main && event.target.closest("[data-tick]")) tapped("on");
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !document.querySelector(".thinking")) tapped("skip");
  });
  // A tap elsewhere makes the ring pulse once, nothing else.
  document.addEventListener("click", (event) => {
    if (!spot || !spot.isConnected || event.target.closest(".tip, .dock") || (lit && lit.contains(event.target))) return;
    spot.classList.remove("pulse");
    requestAnimationFrame(() => spot.classList.add("pulse"));
  });
  addEventListener("resize", place);
  addEventListener("load", place);

  new MutationObserver(begin).observe(page, { childList: true });
  begin();
})();
