// The table without hands: one step at a time, large enough for an arm's length and more, read aloud by itself; a tap anywhere is
// "done". It shows what the page shows and taps what the page offers, so it knows no game.
"use strict";
(() => {
  const page = document.getElementById("page");
  const KEY = "hands-free";
  // So long after a change a tap does not count: it was meant for what was there before.
  const DEAF = 600;
  const MOST_TILES = 14;
  const SVG = "http://www.w3.org/2000/svg";
  let layer = null, away = "", since = 0, steps = [], index = 0, carried = "";

  const switched = () => page.querySelector(".hands-free input");
  function on() {
    try {
      return localStorage.getItem(KEY) === "1";
    } catch {
      return false;
    }
  }
  const moment = (main) => main.dataset.at + (main.dataset.screen === "you" ? location.search + location.hash : "");
  const speak = (text) => document.dispatchEvent(new CustomEvent("visavis-speak", { detail: text }));
  // Spaces are read letter by letter: "D 4".
  const spoken = (one) => (one.dataset.spoken || one.textContent).trim().replace(/\b([A-Z])(\d{1,2})\b/g, "$1 $2").replace(/[^.!?:]$/, "$&.");

  function element(name, style, text = "") {
    const made = document.createElement(name);
    made.className = style;
    made.textContent = text;
    return made;
  }
  function icon(name) {
    const svg = document.createElementNS(SVG, "svg"), use = document.createElementNS(SVG, "use");
    svg.setAttribute("class", "i");
    svg.setAttribute("aria-hidden", "true");
    use.setAttribute("href", "#i-" + name);
    svg.append(use);
    return svg;
  }
  function corner(name, label, act) {
    const button = element("button", "hands-corner");
    button.type = "button";
    button.setAttribute("aria-label", label);
    button.append(icon(name));
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      act();
    });
    return button;
  }

  // What is to be done, one line after the other, and what is only told before each of them.
  function todo(main) {
    const found = [];
    let told = main.dataset.screen === "you" ? [] : [...main.querySelectorAll(".taken h2, .taken li")].map(spoken);
    if (main.dataset.screen === "you") return found;
    for (const line of main.querySelectorAll(".news [data-live] > li")) {
      const says = line.querySelector(".says, [data-spoken]") || line;
      if (!line.matches(".do")) told.push(spoken(says));
      else if (!line.querySelector("[data-tick]:checked, .take:has(:checked)")) {
        found.push({ line, says, said: [...told, spoken(says)].join(" "), offer: line.matches(".offer") });
        told = [];
      }
    }
    if (told.length) found.told = told.join(" ");
    return found;
  }

  function changed() {
    const main = page.querySelector("main.table[data-game]");
    const box = switched();
    if (!main || !box || !on() || page.querySelector(".over") || away === moment(main)) return close();
    away = "";
    steps = todo(main);
    index = 0;
    show(main);
  }

  function show(main) {
    const words = switched().closest("li").dataset;
    const old = layer;
    layer = element("div", "hands");
    layer.setAttribute("role", "dialog");
    layer.setAttribute("aria-label", words.name);
    layer.tabIndex = -1;
    const bar = layer.appendChild(element("div", "hands-bar"));
    bar.append(corner("cross", words.leave, leave));
    const pips = bar.appendChild(element("div", "hands-pips"));
    steps.forEach((_, at) => pips.appendChild(element("i", at === index ? "now" : at < index ? "past" : "")));
    const undo = page.querySelector(".dock button.side[data-key=u]:not(:disabled)");
    if (undo) bar.append(corner("undo", words.undo, () => undo.click()));
    const step = steps[index];
    const said = step ? step.said : [carried, steps.told || "", ask_text(main)].join(" ").trim();
    carried = "";
    bar.append(corner("again", words.again, () => speak(said)));
    if (step) draw_step(step, words);
    else if (!draw_question(main, words)) return put_away(main);
    document.body.append(layer);
    if (old) old.remove();
    page.inert = true;
    since = performance.now();
    layer.focus({ preventScroll: true });
    speak(said);
  }

  function draw_step(step, words) {
    const picture = crop(step.line) || symbol(step.line);
    if (picture) layer.append(picture);
    layer.append(element("p", "hands-says", step.says.textContent.trim()));
    const detail = step.line.querySelector(".what small");
    if (detail) layer.append(element("p", "hands-detail", detail.textContent.trim()));
    if (step.offer) {
      // A question has no "anywhere": what is left and what is taken are two halves.
      const halves = layer.appendChild(element("div", "hands-tiles halves"));
      for (const one of step.line.querySelectorAll("label.take, button.take")) halves.append(tile(one, one.textContent.trim(), one.matches("button") ? null : next));
      if (halves.children.length < 2) halves.append(tile(null, words.next, next));
      return;
    }
    layer.append(element("p", "hands-done", words.done));
    layer.addEventListener("click", next);
  }

  const leads_on = () => [...page.querySelectorAll(".dock a.go.narrow")].find((one) => one.getClientRects().length);
  const ask_text = (main) => [...main.querySelectorAll("#question")].map(spoken).join(" ");

  // What is asked, with all that can be tapped for it; where a number, a space or a card is wanted the page itself is needed.
  function draw_question(main, words) {
    const onward = leads_on();
    const question = main.querySelector("#question");
    if (!question && !onward) return false;
    layer.append(element("p", "hands-says", onward && !question?.checkVisibility() ? onward.querySelector("span").firstChild.textContent : question.textContent.trim()));
    const tiles = layer.appendChild(element("div", "hands-tiles"));
    if (onward) {
      tiles.append(tile(onward, onward.querySelector("small").textContent));
      return true;
    }
    const offered = [...main.querySelectorAll(".ask .options :is(a, button):is(.verb, .pick, .chip)")].filter((one) => !one.disabled && one.querySelector("span"));
    const whole = page.querySelector("[data-part=next] button.go[name=answer]");
    if (whole) tiles.append(tile(whole, whole.querySelector("span").firstChild.textContent));
    const other = main.querySelector(".ask input:not([type=hidden]), .ask select, .ask .key, .ask .acard, .map.choosing");
    if (offered.length <= MOST_TILES && (!other || main.hasAttribute("data-verbs"))) for (const one of offered) tiles.append(tile(one, one.querySelector("span").textContent.trim()));
    tiles.append(tile(null, words.screen, () => put_away(main)));
    return true;
  }

  function tile(what, label, then) {
    const button = element("button", "hands-tile");
    button.type = "button";
    const sign = what && what.querySelector("svg.i");
    if (sign) button.append(sign.cloneNode(true));
    button.append(element("span", "", label));
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      if (performance.now() - since < DEAF) return;
      navigator.vibrate?.(10);
      what?.click();
      then?.();
    });
    return button;
  }

  // The part of the board that a line is about: the space with its number.
  function crop(line) {
    const number = line.querySelector("[data-n]")?.dataset.n;
    const space = [...page.querySelectorAll(".board .cell.pick")].find((one) => one.querySelector(".badge:not(.out) text")?.textContent.replace("+", "") === number);
    const drawn = number && space && space.closest("svg");
    if (!drawn) return null;
    const svg = drawn.cloneNode(true);
    for (const one of svg.querySelectorAll("[id]")) one.removeAttribute("id");
    for (const one of svg.querySelectorAll("a")) one.removeAttribute("href");
    for (const name of ["width", "style", "class"]) svg.removeAttribute(name);
    const [x, y] = space.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
    const away = space.querySelector(".ground").getBBox().width * 1.15;
    svg.setAttribute("viewBox", [x - away, y - away, 2 * away, 2 * away].join(" "));
    svg.setAttribute("aria-hidden", "true");
    const frame = element("div", "hands-map map");
    frame.append(svg);
    return frame;
  }
  function symbol(line) {
    const sign = line.querySelector(".pic svg, :scope > svg");
    if (!sign) return null;
    const frame = element("div", "hands-sign");
    frame.append(sign.cloneNode(true));
    return frame;
  }

  function next(event) {
    if (event && performance.now() - since < DEAF) return;
    const step = steps[index];
    const box = step && step.line.querySelector("input.tick");
    if (box && !box.checked) box.click();
    navigator.vibrate?.(10);
    index += 1;
    const onward = index === steps.length && leads_on();
    if (onward) {
      // What was told after the last line is read with the question.
      carried = steps.told || "";
      since = performance.now();
      return onward.click();
    }
    show(page.querySelector("main.table"));
  }

  function close() {
    if (!layer) return;
    layer.remove();
    layer = null;
    page.inert = false;
  }
  function put_away(main) {
    away = moment(main);
    close();
  }
  function leave() {
    localStorage.setItem(KEY, "");
    const box = switched();
    if (box) box.checked = false;
    close();
    window.speechSynthesis?.cancel();
  }

  document.addEventListener("change", (event) => {
    if (event.target.dataset.keep !== KEY) return;
    event.target.closest("details").open = false;
    away = "";
    changed();
  });
  document.addEventListener("keydown", (event) => {
    if (!layer || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") leave();
    else if ((event.key === "Enter" || event.key === " ") && !event.target.closest(".hands button")) {
      if (steps[index] && !steps[index].offer) next(event);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true });

  new MutationObserver(changed).observe(page, { childList: true });
  changed();
})();
