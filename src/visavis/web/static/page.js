// The one script: fetches pages as fragments and swaps them in. Everything works without it too.
"use strict";
(() => {
  const page = document.getElementById("page");
  const live = document.getElementById("live");
  const ours = (url) => url.origin === location.origin && !url.pathname.startsWith("/static/");
  // In the offline site a worker answers instead of the server, and its addresses stand behind a #.
  const where = window.visavis || {
    url: (text) => new URL(text, location.href),
    here: () => new URL(location.href),
    address: (url) => url.href,
    fetch: (...all) => fetch(...all),
  };
  let busy = null;
  let failed = false; // A page that was told of did not come: it is asked for again.

  async function load(url, options, how) {
    if (busy) busy.abort();
    const mine = (busy = new AbortController());
    page.setAttribute("aria-busy", "true");
    const waiting = wait(mine, new URL(url, where.here()));
    let answer;
    try {
      answer = await where.fetch(url, { ...options, headers: { "X-Visavis": "fragment" }, signal: mine.signal });
      const kind = answer.headers.get("Content-Type") || "";
      if (!kind.startsWith("text/html") || answer.headers.has("Content-Disposition")) {
        if (answer.keep) answer.keep();
        else location.assign(answer.url);
        return;
      }
      failed = false;
      // A post that was refused leaves the address as it is.
      const posted = options.method === "POST" && !answer.redirected;
      show(await answer.text(), posted ? where.here().href : answer.url, how);
    } catch (wrong) {
      if (wrong.name === "AbortError") return;
      failed = true;
      const text = document.getElementById("main").dataset.lost || String(wrong);
      live.textContent = text;
      warn(text);
    } finally {
      waiting();
      if (busy === mine) {
        busy = null;
        page.removeAttribute("aria-busy");
        for (const one of page.querySelectorAll("[data-busy]")) one.removeAttribute("data-busy");
        // Something was told meanwhile. The page that came may be newer still: then that is told in a moment.
        if (newest) setTimeout(() => newest && !busy && told(newest, newest.startsWith("people-")), 300);
      }
    }
  }

  // After a moment a bar says who thinks, and stops it. It stands outside of the page, which is busy.
  function wait(mine, url) {
    const main = document.getElementById("main");
    const token = page.querySelector('[name="token"]');
    let bar = null;
    let looks = 0;
    let later = setTimeout(show_bar, 700);

    function show_bar() {
      if (!main.dataset.stop || (!token && !window.visavisStopWorker)) return;
      bar = document.createElement("div");
      bar.className = "thinking";
      bar.setAttribute("role", "region");
      const says = bar.appendChild(document.createElement("span"));
      const button = bar.appendChild(document.createElement("button"));
      button.type = "button";
      button.textContent = main.dataset.stop;
      button.addEventListener("click", stop);
      document.body.insertBefore(bar, page);
      tell(main.dataset.thinks);
      if (!window.visavis) look_who();

      function tell(text) {
        if (says.textContent === text) return;
        bar.setAttribute("aria-label", text);
        live.textContent = says.textContent = text;
      }

      async function look_who() {
        if (!bar || !main.dataset.game) return;
        try {
          const answer = await where.fetch("/game/" + main.dataset.game + "/at", { signal: mine.signal });
          if (answer.status === 202 && bar) tell(await answer.text());
        } catch { /* it is told in general then */ }
        if (bar && ++looks < 600) later = setTimeout(look_who, 1000);
      }
    }

    function stop() {
      for (const one of bar.querySelectorAll("button")) one.disabled = true;
      if (window.visavisStopWorker) return window.visavisStopWorker();
      const of_game = url.pathname.match(/^\/game\/[a-z0-9]+/);
      const body = new URLSearchParams({ token: token.value, path: url.pathname });
      // Not through load: what is stopped here answers there.
      fetch(of_game ? of_game[0] + "/stop" : "/stop", { method: "POST", body, redirect: "manual" }).catch(() => {
        if (bar) for (const one of bar.querySelectorAll("button")) one.disabled = false;
      });
    }

    return () => {
      clearTimeout(later);
      if (!bar) return;
      bar.remove();
      bar = null;
    };
  }

  function warn(text) {
    const main = document.getElementById("main");
    let told = main.querySelector(".refusal.lost");
    if (!told) {
      told = document.createElement("p");
      told.className = "refusal lost";
      main.prepend(told);
    }
    told.textContent = text;
  }

  function show(html, url, how) {
    const found = new DOMParser().parseFromString(html, "text/html");
    const before = where.here();
    const focused = document.activeElement && document.activeElement.id;
    const said = spoken();
    const was = views();
    const turn = (main) => (main && main.dataset.turn) || "";
    const turned = turn(document.querySelector("main"));
    const reads = [scrollY, Boolean(page.querySelector(".dock .more[open]"))];
    document.title = (found.querySelector("title") || {}).textContent || "Visavis";
    const main = found.querySelector("main");
    if (!main) return location.assign(url);
    const next = [...found.body.querySelectorAll(":scope > header, :scope > main, :scope > nav")];
    page.replaceChildren(...next.map((one) => document.adoptNode(one)));
    const target = new URL(url);
    const moved = target.pathname !== before.pathname;
    if (how === "push" && target.href !== before.href) history.pushState({}, "", where.address(target));
    else if (how === "replace" || how === "live") history.replaceState({}, "", where.address(target));
    // Only a tap that chooses on a map leaves the page where it is: after everything else it stands at its top.
    const choosing = !moved && how !== "pop" && taps(target) && was.at === views().at && !page.querySelector(".card-table");
    // Somebody else has played: who reads further down goes on reading, unless they are asked now.
    const reading = how === "live" && main.dataset.live && !moved && (!turn(main) || turn(main) === turned);
    if (how !== "pop" && !choosing && !reading) scrollTo(0, 0);
    ready();
    look_at(was, choosing || reading);
    if (reading) {
      scrollTo(0, reads[0]);
      const more = page.querySelector(".dock .more");
      if (more && reads[1]) more.open = true;
      if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
      if (spoken() !== said) live.textContent = spoken();
      return;
    }
    // A verb further down was tapped: what it asks stands above.
    const asked = choosing && page.querySelector(".ask h2[tabindex]");
    if (asked && asked.getBoundingClientRect().bottom < bar_and_dock()[0]) scrollTo(0, 0);
    const again = focused && choosing && document.getElementById(focused);
    const heading = page.querySelector("[data-screen] :is(.taken, .news, .ask) h2[tabindex]:not([hidden])");
    (again || (heading && seen(heading)) || document.getElementById("main")).focus({ preventScroll: true });
    const news = spoken();
    if (news !== said) live.textContent = news;
    const wrong = page.querySelector(".refusal");
    if (wrong) wrong.scrollIntoView({ block: "nearest" });
  }

  // The bottom of the bar and the top of the dock: what stands between them can be seen.
  function bar_and_dock() {
    const [bar, dock] = [".bar", ".dock"].map((name) => page.querySelector(name));
    const fixed = dock && ["fixed", "sticky"].includes(getComputedStyle(dock).position);
    return [bar ? bar.getBoundingClientRect().bottom : 0, fixed ? dock.getBoundingClientRect().top : innerHeight];
  }

  // What a tap unfolds in a question is on the screen.
  page.addEventListener("toggle", ({ target }) => {
    if (!target.open || !target.closest(".ask")) return;
    const box = target.getBoundingClientRect(), [low, high] = bar_and_dock();
    const lacks = Math.min(box.bottom + 8 - high, box.top - low);
    if (lacks > 0) scrollBy(0, lacks);
  }, true);

  // The first heading that is on the screen: a phone shows the news or the question.
  const seen = (first) => [first, ...page.querySelectorAll(".ask h2[tabindex]")].find((one) => one.offsetParent);
  const taps = (url) => [...url.searchParams.keys()].some((name) => name === "v" || name === "s" || name.startsWith("x."));

  // Where the maps stand, and of which moment they are.
  function views() {
    const main = document.querySelector("main[data-game]");
    const maps = {};
    for (const one of page.querySelectorAll(".map[id]")) maps[one.id] = [one.scrollLeft, one.scrollTop, one.clientWidth, one.firstElementChild.getBoundingClientRect().width];
    return { at: main ? main.dataset.at + main.dataset.screen : "", maps };
  }

  // Whether nothing that can be tapped on a map is in its window.
  function out_of_sight(map) {
    const box = map.getBoundingClientRect();
    const cells = [...map.querySelectorAll(".can, .chosen")].map((one) => one.getBoundingClientRect());
    return cells.length > 0 && !cells.some((at) => at.left >= box.left && at.right <= box.right && at.top >= box.top && at.bottom <= box.bottom);
  }

  // A map stays where it is while a space is chosen; otherwise it shows what it is about.
  function look_at(was, same) {
    for (const one of page.querySelectorAll(".map[id]")) {
      const before = same && was.maps[one.id];
      const drawn = one.firstElementChild.getBoundingClientRect();
      if (before && Math.abs(before[3] - drawn.width) < 2) [one.scrollLeft, one.scrollTop] = before;
      if (!before || Math.abs(before[3] - drawn.width) >= 2 || out_of_sight(one)) {
        one.scrollLeft = one.dataset.across * drawn.width - one.clientWidth / 2;
        one.scrollTop = one.dataset.down * drawn.height - one.clientHeight / 2;
      }
    }
  }

  // What a screen reader says after a change: the bot's move and the question.
  function spoken() {
    const parts = page.querySelectorAll(".refusal, .news h2, .todo .says, .todo .told, .ask h2, .over h2, .winner");
    return [...parts].map((one) => one.textContent.trim()).join(". ");
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest && event.target.closest("a[href]");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const href = link.href.baseVal === undefined ? link.href : link.href.baseVal;
    const url = where.url(href);
    const here = where.here();
    if (!ours(url) || link.hasAttribute("target") || link.hasAttribute("download") || (url.hash && url.pathname === here.pathname)) return;
    event.preventDefault();
    // Taps that only choose replace each other, so that one step back leaves the choosing.
    const choosing = url.pathname === here.pathname && taps(url) && taps(here);
    load(url.href, {}, choosing ? "replace" : "push");
  });

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || (form.hasAttribute("data-plain") && !window.visavis)) return;
    const button = event.submitter;
    const url = where.url((button && button.getAttribute("formaction")) || form.getAttribute("action") || location.href);
    if (!ours(url)) return;
    event.preventDefault();
    if (page.getAttribute("aria-busy") === "true") return;
    const data = new FormData(form);
    if (button && button.name) data.append(button.name, button.value);
    if (button) button.setAttribute("data-busy", "");
    if ((form.getAttribute("method") || "get").toLowerCase() === "get") {
      url.search = new URLSearchParams(data).toString();
      return load(url.href, {}, "push");
    }
    const files = form.enctype === "multipart/form-data";
    load(url.href, { method: "POST", body: files ? data : new URLSearchParams(data) }, where.here().pathname.startsWith("/game/") ? "replace" : "push");
  });

  addEventListener("popstate", () => load(where.here().href, {}, "pop"));

  // What is ticked off on the table stays ticked on this device.
  const ticks = (game) => "ticks-" + game;
  function kept(game) {
    try {
      return JSON.parse(localStorage.getItem(ticks(game)) || "{}");
    } catch {
      return {};
    }
  }
  const nameOf = (box) => box.dataset.tick + " " + box.parentElement.textContent.trim();
  document.addEventListener("change", (event) => {
    const box = event.target;
    const main = document.querySelector("main[data-game]");
    if (main && box.dataset.tick) {
      const all = kept(main.dataset.game);
      if (box.type === "radio") for (const other of page.querySelectorAll(`[name="${box.name}"]`)) delete all[nameOf(other)];
      if (box.checked) all[nameOf(box)] = 1;
      else delete all[nameOf(box)];
      try {
        localStorage.setItem(ticks(main.dataset.game), JSON.stringify(Object.fromEntries(Object.entries(all).slice(-400))));
      } catch { /* full or forbidden: ticks are not kept then */ }
    }
    if (box.dataset.keep) localStorage.setItem(box.dataset.keep, box.checked ? "1" : "");
    if (box.form && box.form.hasAttribute("data-at-once")) box.form.requestSubmit();
  });

  // Another device may have played on: a table is told so (live.js), any other page looks every other second, only while somebody
  // looks. A hidden table looks every ten seconds, for its title and its sound.
  let [looks_since, silent, newest] = [0, 0, ""];
  async function look() {
    const main = document.querySelector("main[data-game][data-at]");
    const hidden = document.visibilityState !== "visible";
    const listens = document.documentElement.dataset.live === "open" && main && main.dataset.live;
    if (!main || busy || (hidden && !main.dataset.live)) return;
    // One that listens looks seldom all the same: another program may have played.
    const pause = listens && !failed ? 30000 : hidden ? 10000 : 0;
    if (Date.now() - looks_since < pause) return;
    looks_since = Date.now();
    try {
      const answer = await where.fetch(main.dataset.look || "/game/" + main.dataset.game + "/at");
      silent = 0;
      moved_to(answer.status === 200 ? await answer.text() : answer.status === 404 ? "" : main.dataset.at, main);
      const lost = main.querySelector(".refusal.lost");
      if (lost) lost.remove();
    } catch {
      // The server is away, or the network: the next look will tell. After ten seconds the page says so.
      silent = silent || Date.now();
      if (Date.now() - silent > 9000 && main.isConnected && !busy) warn(main.dataset.lost);
    }
  }

  // The game or its table is at another moment than this page: fetch it, once.
  function moved_to(at, main) {
    newest = "";
    if (at === main.dataset.at || !main.isConnected) return;
    if (busy) return void (newest = at);
    // What was chosen so far is dropped only if the game has moved on, not if somebody sat down.
    const moved = at.split(".")[0] !== main.dataset.at.split(".")[0];
    load(main.dataset.then || (moved ? where.here().pathname : where.here().href), {}, "live");
  }

  function told(at, of_people) {
    const main = document.querySelector("main[data-game][data-at]");
    if (!main || (at && main.dataset.at.startsWith("people-") !== of_people)) return;
    silent = 0;
    const lost = main.querySelector(".refusal.lost");
    if (lost) lost.remove();
    moved_to(at, main);
  }
  document.addEventListener("visavis-at", ({ detail }) => told(detail, false));
  document.addEventListener("visavis-people", ({ detail }) => told(detail, true));
  document.addEventListener("visibilitychange", look);
  addEventListener("online", look);
  if (window.visavis) document.addEventListener("visavis-changed", look);
  else setInterval(look, 2000);

  function ready() {
    const main = document.querySelector("main[data-game]");
    if (main) {
      const all = kept(main.dataset.game);
      for (const box of page.querySelectorAll("[data-tick]")) if (all[nameOf(box)]) box.checked = true;
    }
    for (const box of page.querySelectorAll("[data-keep]")) box.checked = localStorage.getItem(box.dataset.keep) === "1";
    for (const one of page.querySelectorAll("[data-script]")) one.hidden = false;
    // Work that is done in pieces goes on by itself; a tap on Stop in between is heard.
    const on = page.querySelector("form[data-go-on]");
    if (on) setTimeout(() => on.isConnected && on.requestSubmit(), 250);
    for (const one of page.querySelectorAll("[data-from-hash]")) {
      const here = where.here();
      if (here.hash.length > 1 && !one.value && !busy) {
        one.value = here.hash.slice(1);
        here.hash = "";
        history.replaceState({}, "", where.address(here));
        // Any site can lead here: nothing is kept before the person taps.
        one.form.querySelector("[data-found]").hidden = false;
      }
    }
  }

  document.addEventListener("click", async (event) => {
    const button = event.target.closest && event.target.closest("[data-copy], [data-print]");
    if (!button) return;
    if (button.hasAttribute("data-print")) return print();
    const box = document.getElementById(button.dataset.copy);
    try {
      await navigator.clipboard.writeText(box.value);
    } catch {
      // Over plain HTTP there is no clipboard but the old one.
      box.select();
      if (!document.execCommand("copy")) return;
    }
    live.textContent = button.dataset.done;
    button.textContent = button.dataset.done;
  });

  // Keys for what is always there: undo, why, the log, the next step.
  document.addEventListener("keydown", (event) => {
    const stop = event.key === "Escape" && document.querySelector(".thinking button:not([disabled])");
    if (stop) return stop.click();
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, [contenteditable]")) return;
    if (event.key === "Enter" && event.target.closest("a, button, summary, label")) return;
    const key = page.querySelector(`[data-key="${CSS.escape(event.key)}"]`) || (event.key === "Enter" && page.querySelector(".dock .go:not(.wait)"));
    if (!key || key.disabled) return;
    event.preventDefault();
    key.click();
  });

  if (window.visavis) load(where.here().href, {}, "replace").then(ready);
  else {
    ready();
    look_at({ maps: {} }, false);
  }
})();
