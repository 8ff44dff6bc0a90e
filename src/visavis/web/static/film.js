// The film of a bot's move. The server says what falls, when, and which section of the board is shown; this plays it over
// a copy of the board, so that nothing of the page moves or waits: any tap on the page is answered at once.
"use strict";
(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const page = document.getElementById("page");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  // What leads to a new move; undo, corrections and reloads never play it.
  const PLAYS = /\/(answer|on|stand_in)$|^#?\/(new|try)\//;
  const SKIPS = 3;
  let acted = "";
  let running = null;

  // The still picture is for those who want no motion; without this script the page shows it too.
  const look = () => (document.documentElement.dataset.moves = calm.matches ? "still" : "plays");
  calm.addEventListener("change", look);
  look();

  document.addEventListener("submit", (event) => {
    const button = event.submitter;
    acted = (button && button.getAttribute("formaction")) || event.target.getAttribute("action") || "";
  }, true);

  function begin() {
    drop();
    const main = page.querySelector("main[data-game][data-at]");
    if (!main) return;
    const name = "film-" + main.dataset.game;
    const film = main.querySelector(".film[data-film]");
    const data = film && JSON.parse(film.dataset.film);
    const now = { at: main.dataset.at, line: data ? data.line : -1 };
    const before = remembered(name);
    const followed = acted ? PLAYS.test(acted) : before && now.line > before.line;
    const fresh = (!before || before.at !== now.at) && followed;
    acted = "";
    remember(name, data || !before ? now : { ...now, line: before.line });
    if (!film) return;
    film.querySelector(".film-again").addEventListener("click", () => play(film, data));
    film.querySelector("[data-film-keep]").addEventListener("click", () => (film.querySelector(".film-ask").hidden = true));
    if (fresh && !calm.matches && !main.dataset.lit && (leads_away() || in_sight(data))) play(film, data);
  }

  // The link to the question, on a screen that shows the news alone.
  const leads_away = () => [...page.querySelectorAll(".dock a.go.narrow")].find((one) => one.getClientRects().length);

  // Beside a question the film plays over the board, by itself only where most of it is seen.
  function in_sight(data) {
    const map = document.getElementById(data.map);
    if (!map) return false;
    const at = map.getBoundingClientRect();
    const dock = page.querySelector(".dock").getBoundingClientRect();
    const low = dock.left < at.right && dock.right > at.left ? dock.top : innerHeight;
    return Math.min(at.bottom, low) - Math.max(at.top, 0) > at.height / 2;
  }

  function remembered(name) {
    try {
      return JSON.parse(sessionStorage.getItem(name));
    } catch {
      return null;
    }
  }
  function remember(name, value) {
    try {
      sessionStorage.setItem(name, JSON.stringify(value));
    } catch { /* full or forbidden: the film plays by itself less often then */ }
  }

  function play(film, data) {
    end();
    const map = document.getElementById(data.map);
    if (!map || !map.querySelector("svg")) return;
    const stage = element("div", "film-stage");
    const head = stage.appendChild(element("div", "film-head"));
    const face = page.querySelector(".news .head .face");
    if (face) head.append(face.cloneNode(true));
    head.appendChild(element("p", "", film.querySelector("h3").textContent)).setAttribute("aria-hidden", "true");
    const pause = head.appendChild(element("button", "film-pause"));
    pause.type = "button";
    const board = copy(map.querySelector("svg"), data);
    const frame = stage.appendChild(element("div", "film-map map"));
    frame.append(board.svg);
    const list = stage.appendChild(film.querySelector(".film-steps").cloneNode(true));
    list.setAttribute("aria-hidden", "true");
    page.append(stage);
    const step = data.mode === "steps";
    running = { film, data, map, stage, board, list, pause, frame: -1, timers: [], step, skip: null, undo: [] };
    swap_dock();
    place();
    frame.addEventListener("click", next);
    pause.addEventListener("click", () => (running.step ? next() : hold()));
    if (step) hold();
    show(0);
    if (!step) schedule();
  }

  // A copy of the drawing that cannot be tapped or read aloud, with the spaces of the choice above all others.
  function copy(drawn, data) {
    const svg = drawn.cloneNode(true);
    svg.removeAttribute("width");
    svg.removeAttribute("role");
    svg.removeAttribute("aria-label");
    svg.setAttribute("aria-hidden", "true");
    for (const one of svg.querySelectorAll("[id]")) one.removeAttribute("id");
    for (const one of svg.querySelectorAll("a")) one.removeAttribute("href");
    for (const one of svg.querySelectorAll(".badge:not(.out)")) one.classList.add("film-land");
    const cells = {};
    for (const one of svg.querySelectorAll(".cell")) {
      one.classList.remove("can", "chosen", "pick", "kept", "fell", "cut");
      if (data.options.includes(one.dataset.space)) cells[one.dataset.space] = one;
      else if (!one.querySelector(".own, .piece")) one.classList.add("film-veil");
    }
    const own = [...svg.querySelectorAll(".cell")].filter((one) => one !== cells[data.pick] && one.querySelector(".own.bot, .piece.bot")).map(middle);
    const away = (space) => Math.min(...own.map((at) => Math.hypot(at.x - middle(cells[space]).x, at.y - middle(cells[space]).y)));
    const far = own.length ? data.options.map(away) : data.options.map((_, index) => index);
    const least = Math.min(...far);
    const span = Math.max(...far) - least || 1;
    data.options.forEach((space, index) => {
      const cell = cells[space];
      cell.classList.add("film-in");
      cell.style.setProperty("--wait", Math.round((220 * (far[index] - least)) / span) + "ms");
      cell.parentNode.append(cell);
    });
    for (const one of cells[data.pick].querySelectorAll(".own, .piece, .thing")) {
      const group = document.createElementNS(SVG, "g");
      group.setAttribute("class", "film-land");
      const holder = one.parentNode.matches("g[transform]:not(.cell)") ? one.parentNode : one;
      holder.replaceWith(group);
      group.append(holder);
    }
    return { svg, cells };
  }

  const middle = (cell) => {
    const [x, y] = cell.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
    return { x, y };
  };

  function element(name, style, text) {
    const made = document.createElement(name);
    made.className = style;
    if (text) made.textContent = text;
    return made;
  }

  // The states of the film: the options (0), each criterion, the piece lands.
  function show(number) {
    const { data, board, stage, list } = running;
    const last = data.steps.length + 1;
    running.frame = number;
    stage.dataset.frame = number === 0 ? "options" : number === last ? "lands" : "falls";
    board.svg.querySelectorAll(".film-value").forEach((one) => one.remove());
    data.steps.forEach((step, index) => {
      for (const space of step.cut) {
        board.cells[space].classList.toggle("film-falls", index + 1 === number);
        board.cells[space].classList.toggle("film-gone", index + 1 < number);
      }
    });
    board.cells[data.pick].classList.toggle("film-pick", number === last);
    const step = data.steps[number - 1];
    if (step) for (const [space, text] of Object.entries(step.values)) value(board.cells[space], text, step.cut.includes(space));
    const present = Math.min(number, last - 1);
    [...list.children].forEach((line, index) => (line.className = index < present ? "past" : index === present ? "now" : "later"));
    const line = list.children[present];
    list.scrollTop = Math.max(0, line.offsetTop + line.offsetHeight - list.clientHeight);
    glide(data.crops[number], number ? 400 : 0);
    if (running.step && number === last) running.timers.push(setTimeout(end, 700));
  }

  function value(cell, text, out) {
    if (!cell) return;
    const { x, y } = middle(cell);
    const group = cell.parentNode.appendChild(document.createElementNS(SVG, "g"));
    group.setAttribute("class", "film-value" + (out ? " out" : ""));
    group.setAttribute("transform", `translate(${x} ${y + 24})`);
    const box = group.appendChild(document.createElementNS(SVG, "rect"));
    const words = group.appendChild(document.createElementNS(SVG, "text"));
    words.textContent = text;
    words.setAttribute("y", "4.5");
    const wide = words.getComputedTextLength() + 14;
    for (const [name, number] of [["x", -wide / 2], ["y", -9], ["width", wide], ["height", 18], ["rx", 9]]) box.setAttribute(name, number);
  }

  function glide(box, length) {
    const { board } = running;
    const mine = running;
    const from = board.svg.getAttribute("viewBox").split(" ").map(Number);
    const to = box.split(" ").map(Number);
    const began = performance.now();
    const move = (now) => {
      if (running !== mine || mine.crop !== box) return;
      const done = length ? Math.min(1, Math.max(0, (now - began) / length)) : 1;
      const eased = 1 - (1 - done) ** 3;
      board.svg.setAttribute("viewBox", from.map((one, index) => (one + (to[index] - one) * eased).toFixed(1)).join(" "));
      if (done < 1) requestAnimationFrame(move);
    };
    mine.crop = box;
    move(began);
  }

  function schedule() {
    const { data, timers } = running;
    data.starts.forEach((at, number) => number && timers.push(setTimeout(() => show(number), at)));
    timers.push(setTimeout(() => end(), data.length));
  }

  const stop_timers = () => {
    running.timers.forEach(clearTimeout);
    running.timers = [];
  };

  function hold() {
    stop_timers();
    running.step = true;
    running.stage.dataset.held = "";
    label();
  }

  function next() {
    if (!running) return;
    if (!running.step) hold();
    if (running.frame > running.data.steps.length) return end();
    stop_timers();
    show(running.frame + 1);
  }

  function label() {
    const { pause, film, step } = running;
    pause.setAttribute("aria-label", step ? film.dataset.next : film.dataset.pause);
    const icon = document.createElementNS(SVG, "svg");
    icon.setAttribute("class", "i");
    icon.setAttribute("aria-hidden", "true");
    icon.appendChild(document.createElementNS(SVG, "use")).setAttribute("href", step ? "#i-play" : "#i-pass");
    pause.replaceChildren(icon);
  }

  // Where the next step leads away from the news, its place ends the film first: what is to be done is covered until then.
  function swap_dock() {
    const { film, stage, undo } = running;
    const away = leads_away();
    const skip = element("button", away ? "go" : "film-skip", "");
    skip.appendChild(element("span", "", film.dataset.skip));
    skip.type = "button";
    skip.addEventListener("click", skipped);
    running.skip = skip;
    running.covers = Boolean(away);
    if (away) {
      away.classList.add("film-waits");
      away.after(skip);
      undo.push(() => away.classList.remove("film-waits"), () => skip.remove());
    } else stage.querySelector(".film-map").append(skip);
    label();
  }

  function place() {
    if (!running) return;
    const { stage, map, covers } = running;
    const over = map.closest(".board").getBoundingClientRect();
    const one = map.getBoundingClientRect();
    const news = page.querySelector(".news");
    const dock = page.querySelector(".dock").getBoundingClientRect();
    const top = covers && news ? news.getBoundingClientRect().top : one.top;
    const left = covers ? over.left : one.left;
    const right = covers ? over.right : one.right;
    const low = covers ? dock.top : one.bottom;
    stage.classList.toggle("covers", covers);
    stage.classList.toggle("low", low - top < 340);
    for (const [name, size] of [["left", left + scrollX], ["top", top + scrollY], ["width", right - left], ["height", low - top]]) stage.style.setProperty("--" + name, size + "px");
  }

  function skipped() {
    const { film } = running;
    end();
    let skips = 0;
    try {
      skips = 1 + Number(localStorage.getItem("film-skips") || 0);
      localStorage.setItem("film-skips", skips);
      if (skips === SKIPS && !localStorage.getItem("film-asked")) {
        localStorage.setItem("film-asked", "1");
        const ask = film.querySelector(".film-ask");
        ask.hidden = false;
        ask.scrollIntoView({ block: "nearest" });
      }
    } catch { /* not kept: nothing is asked then */ }
  }

  function end() {
    if (!running) return;
    const { stage, film, frame, data } = running;
    const focused = stage.contains(document.activeElement) || document.activeElement === running.skip;
    if (frame > data.steps.length) forget_skips();
    drop();
    const heading = page.querySelector(".news h2[tabindex]");
    if (focused && heading) heading.focus({ preventScroll: true });
    film.querySelector(".film-again").hidden = false;
  }

  function forget_skips() {
    try {
      localStorage.removeItem("film-skips");
    } catch { /* nothing was kept */ }
  }

  function drop() {
    if (!running) return;
    stop_timers();
    for (const one of running.undo) one();
    running.stage.remove();
    running = null;
  }

  // Any key ends it. Where it means something else as well, such as an option or undo, it does that too.
  document.addEventListener("keydown", (event) => {
    if (!running || ["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
    const inside = running.stage.contains(event.target) || event.target === running.skip;
    if (inside && (event.key === "Enter" || event.key === " ")) return;
    const elsewhere = !inside && !event.target.closest(".film-again") && event.target.closest("a, button, summary, label, input, select, textarea");
    if (!elsewhere && ["Enter", " ", "Escape"].includes(event.key)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    skipped();
  }, true);
  addEventListener("resize", place);
  new MutationObserver((changes) => changes.some((one) => [...one.addedNodes].some((node) => node.nodeName === "MAIN")) && begin()).observe(page, { childList: true });
  begin();
})();
