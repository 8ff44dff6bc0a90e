// Boards grow and shrink between two fingers, from the whole board to four times as large as its frame. A size stays as long
// as the same question is asked; on the page of the whole board it stays for the game.
"use strict";
(() => {
  const page = document.getElementById("page");
  const MOST = 4;
  let pinch = null;

  const key = (map) => {
    const main = map.closest("main[data-game]");
    const moment = main.hasAttribute("data-keeps-zoom") ? "" : " " + main.dataset.at + main.dataset.screen;
    return ["zoom", main.dataset.game, map.id + moment];
  };
  function stored(map) {
    const [area, game, name] = key(map);
    try {
      const kept = JSON.parse(sessionStorage.getItem(area + "-" + game)) || {};
      return [kept, name, area + "-" + game];
    } catch {
      return [{}, name, area + "-" + game];
    }
  }
  function keep(map, value) {
    const [kept, name, place] = stored(map);
    const entries = Object.entries({ ...kept, [name]: value }).slice(-6);
    try {
      sessionStorage.setItem(place, JSON.stringify(Object.fromEntries(entries)));
    } catch { /* full or forbidden: the size does not stay then */ }
  }

  // How wide the whole board is in its frame, and how wide it is drawn now.
  function sizes(map) {
    const svg = map.querySelector("svg");
    const { width, height } = svg.viewBox.baseVal;
    const whole = Math.min(map.clientWidth, (map.clientHeight * width) / height);
    const box = svg.getBoundingClientRect();
    return { svg, ratio: height / width, whole, now: Math.min(box.width, (box.height * width) / height) };
  }

  // Draw a board so many pixels wide; the point at x, y of its frame stays where it is.
  function draw(map, wide, x = map.clientWidth / 2, y = map.clientHeight / 2) {
    const { svg, ratio, whole, now } = sizes(map);
    const width = Math.max(whole, Math.min(MOST * map.clientWidth, wide));
    const frame = map.getBoundingClientRect(), drawn = svg.getBoundingClientRect();
    const across = (x - (drawn.left + (drawn.width - now) / 2 - frame.left)) / now;
    const down = (y - (drawn.top + (drawn.height - now * ratio) / 2 - frame.top)) / (now * ratio);
    if (!map.classList.contains("zoomed")) map.style.height = map.offsetHeight + "px";
    map.classList.add("zoomed");
    svg.style.width = width + "px";
    svg.style.height = width * ratio + "px";
    const at = svg.getBoundingClientRect();
    map.scrollLeft += at.left - frame.left + across * width - x;
    map.scrollTop += at.top - frame.top + down * width * ratio - y;
    return width;
  }

  const ended = (map) => {
    const { now } = sizes(map);
    const middle = [(map.scrollLeft + map.clientWidth / 2) / map.scrollWidth, (map.scrollTop + map.clientHeight / 2) / map.scrollHeight];
    keep(map, [now / map.clientWidth, ...middle]);
  };

  function restore() {
    for (const map of page.querySelectorAll("main[data-game] .board .map")) {
      map.classList.add("zooms-here");
      const [kept, name] = stored(map);
      if (!kept[name]) continue;
      const [scale, across, down] = kept[name];
      draw(map, scale * map.clientWidth);
      map.scrollLeft = across * map.scrollWidth - map.clientWidth / 2;
      map.scrollTop = down * map.scrollHeight - map.clientHeight / 2;
    }
  }

  const apart = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  page.addEventListener("touchstart", (event) => {
    const map = event.target.closest && event.target.closest(".map.zooms-here");
    pinch = map && event.touches.length === 2 ? { map, apart: apart(event.touches), wide: sizes(map).now } : null;
  }, { passive: true });
  page.addEventListener("touchmove", (event) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const box = pinch.map.getBoundingClientRect(), [one, other] = event.touches;
    const [x, y] = [(one.clientX + other.clientX) / 2 - box.left, (one.clientY + other.clientY) / 2 - box.top];
    draw(pinch.map, (pinch.wide * apart(event.touches)) / pinch.apart, x, y);
  }, { passive: false });
  for (const end of ["touchend", "touchcancel"]) page.addEventListener(end, () => {
    if (pinch) ended(pinch.map);
    pinch = null;
  }, { passive: true });

  // A touchpad's pinch is a wheel with Ctrl.
  page.addEventListener("wheel", (event) => {
    const map = event.ctrlKey && event.target.closest(".map.zooms-here");
    if (!map) return;
    event.preventDefault();
    const box = map.getBoundingClientRect();
    draw(map, sizes(map).now * Math.exp(-event.deltaY / 200), event.clientX - box.left, event.clientY - box.top);
    ended(map);
  }, { passive: false });

  // Plus and minus on the page of the whole board; without the script they are links.
  document.addEventListener("click", (event) => {
    const button = event.target.closest && event.target.closest("[data-zoom]");
    if (!button) return;
    event.preventDefault();
    for (const map of page.querySelectorAll(".board .map")) {
      draw(map, sizes(map).now * (button.dataset.zoom === "in" ? 1.5 : 1 / 1.5));
      ended(map);
    }
  }, { capture: true });

  new MutationObserver(restore).observe(page, { childList: true });
  restore();
})();
