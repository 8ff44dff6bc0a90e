// The directed first game: dims the page around what a callout means. Without it every step is a plain page.
"use strict";
(() => {
  const page = document.getElementById("page");
  const PARTS = { head: ".news .head", line: ".news .do", news: ".news", question: ".ask", board: ".board", sheet: ".ask", why: ".decision .seen > *, .decision .story" };
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

  // Everything but what is lit, the callout and the dock is out of reach.
  function close(main) {
    for (let at = lit; at !== page; at = at.parentElement) {
      for (const other of at.parentElement.children) if (other !== at && !other.matches(".tip, .dock, .spot")) other.inert = true;
    }
    if (!main.dataset.tap) lit.inert = true;
  }

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
    const bar = page.querySelector(".bar");
    const dock = page.querySelector(".dock");
    const top = bar ? bar.offsetHeight : 0;
    const wide = document.documentElement.clientWidth;
    // On a wide screen the dock stands under the left column only.
    const low = innerHeight - (dock ? dock.offsetHeight : 0);
    let box = lit.getBoundingClientRect();
    if (box.top < top || (box.bottom > low && box.top > top + 8)) scrollBy(0, box.top - top - 8);
    box = lit.getBoundingClientRect();
    const shown = { left: Math.max(box.left, 3), right: Math.min(box.right, wide - 3), top: Math.max(box.top, top), bottom: Math.min(box.bottom, low) };
    set(spot, shown.left - 3, shown.top - 3, shown.right - shown.left + 6);
    spot.style.setProperty("--high", shown.bottom - shown.top + 6 + "px");
    // Beside what it means, where that fills the screen from top to bottom.
    const room = shown.left - GAP - 12;
    const most = Math.min(460, wide - 24);
    tip.style.setProperty("--wide", most + "px");
    const below = shown.bottom + GAP + tip.offsetHeight <= low;
    const above = !below && shown.top - GAP - tip.offsetHeight >= 0;
    const beside = !below && !above && room >= 300;
    const width = beside ? Math.min(room, most) : most;
    tip.style.setProperty("--wide", width + "px");
    const high = tip.offsetHeight;
    const left = beside ? shown.left - GAP - width : Math.min(Math.max(shown.left, 12), wide - width - 12);
    tip.classList.toggle("up", above);
    tip.classList.toggle("beside", beside);
    tip.classList.toggle("over", !below && !above && !beside);
    const down = beside ? shown.top + (shown.bottom - shown.top - high) / 3 : low - high - 8;
    set(tip, left, below ? shown.bottom + GAP : above ? shown.top - GAP - high : down, width);
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
