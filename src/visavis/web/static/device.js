// What a device beside the board does besides: stays awake, tells that the bot has moved, reads aloud, listens to keys.
// Everything works without it too.
"use strict";
(() => {
  const page = document.getElementById("page");
  const here = document.currentScript.src;
  const ask = (path) => (window.visavis ? window.visavis.fetch : fetch)(path, { headers: { "X-Visavis": "fragment" } });
  // The settings of this device: boxes with data-keep, off before the first tap.
  function on(name) {
    try {
      return localStorage.getItem(name) === "1";
    } catch {
      return false;
    }
  }

  // The screen stays awake during a game.
  let lock = null;
  let film = null;
  let locked = "wakeLock" in navigator;
  function wanted() {
    const main = document.querySelector("main[data-awake]");
    return Boolean(main) && main.dataset.awake === "yes" && document.visibilityState === "visible" && !on("may-sleep");
  }
  async function awake() {
    if (!locked) {
      if (film && !wanted()) film.pause();
      return;
    }
    if (wanted() && !lock) {
      try {
        lock = await navigator.wakeLock.request("screen");
        lock.addEventListener("release", () => (lock = null));
      } catch (wrong) {
        // Not now: taken again when the page returns. Not at all: the film does it.
        locked = wrong.name !== "NotAllowedError";
        if (!locked) bring();
      }
    } else if (!wanted() && lock) {
      await lock.release();
      lock = null;
    }
  }

  // Over plain HTTP, as in a home network, there is no wake lock. A film with sound that nobody hears keeps phones
  // awake as well; it may begin with a tap only. As a blob: some browsers play no film from a server without ranges.
  // It is brought before the tap: one that came with the tap on "new version" woke the old version again.
  async function bring() {
    if (film) return;
    film = document.createElement("video");
    film.loop = film.playsInline = true;
    film.setAttribute("playsinline", "");
    // For those who look whether it plays: it is never shown.
    film.onplaying = film.onpause = () => (document.documentElement.dataset.film = film.paused ? "rests" : "plays");
    try {
      const answer = await fetch(new URL("awake.mp4", here));
      film.src = URL.createObjectURL(await answer.blob());
    } catch {
      film = null; // no network just now: the next tap tries again
    }
  }
  async function play() {
    if (locked || !wanted() || (film && !film.paused)) return;
    await bring();
    if (!film?.src) return;
    try {
      await film.play();
    } catch { /* not allowed yet: the next tap tries again */ }
  }
  for (const gesture of ["click", "keydown", "touchend"]) document.addEventListener(gesture, play, { passive: true });
  document.addEventListener("visibilitychange", awake);
  if (!locked) bring();

  // A short sound or vibration says that the bot has moved.
  let sounds = null;
  function beep() {
    sounds = sounds || new AudioContext();
    sounds.resume();
    for (const [at, pitch] of [[0, 660], [0.12, 880]]) {
      const tone = sounds.createOscillator();
      const volume = sounds.createGain();
      const begin = sounds.currentTime + at;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.12, begin);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.11);
      tone.connect(volume).connect(sounds.destination);
      tone.start(begin);
      tone.stop(begin + 0.12);
    }
  }
  const buzz = (pattern) => navigator.vibrate && navigator.vibrate(pattern);
  function tell() {
    if (on("tell-sound")) beep();
    if (on("tell-buzz")) buzz([60, 60, 60]);
  }
  document.addEventListener("change", (event) => {
    // Whoever switches it on hears or feels it.
    const box = event.target;
    if (box.dataset.keep === "tell-sound" && box.checked) beep();
    if (box.dataset.keep === "tell-buzz" && box.checked) buzz(60);
    if (box.dataset.keep === "tell-note" && box.checked && notes) Notification.requestPermission();
    if (box.dataset.keep === "may-sleep") awake();
  });
  document.addEventListener("submit", (event) => {
    if (on("tell-buzz") && event.submitter && event.submitter.closest("[data-part=next]")) buzz(10);
  }, { capture: true });

  // The instructions, read aloud by the browser's own voice in the language of the page: the whole texts (data-spoken), so that
  // no fact is left out that stands in an icon, or only in the long form.
  const voice = window.speechSynthesis;
  function aloud() {
    if (voice.speaking) return voice.cancel();
    const lines = page.querySelectorAll(".taken h2, .taken li, .news .head h2, .news [data-live] [data-spoken], .ask h2");
    const texts = [...lines].map((one) => (one.dataset.spoken || one.textContent).trim());
    speak(texts.map((text) => (/[.!?:]$/.test(text) ? text : text + ".")).join(" "));
  }
  function speak(text) {
    const said = new SpeechSynthesisUtterance(text);
    said.lang = document.documentElement.lang;
    // One that lives on this device, so that nothing leaves it.
    said.voice = voice.getVoices().find((one) => one.localService && one.lang.startsWith(said.lang)) || null;
    voice.speak(said);
  }

  // What other scripts have to say takes the place of what is being read.
  document.addEventListener("visavis-speak", ({ detail }) => {
    if (!voice) return;
    voice.cancel();
    speak(detail);
  });

  // A notification, where the browser allows it and nobody looks at the page.
  const notes = "Notification" in window && window.isSecureContext;
  function call() {
    tell();
    if (!on("tell-note") || !notes || Notification.permission !== "granted" || document.visibilityState === "visible") return;
    try {
      const note = new Notification(document.title, { tag: "visavis" });
      note.onclick = () => { window.focus(); note.close(); };
    } catch { /* phones want a service worker for that: the sound has told it */ }
  }

  // Since when somebody is asked: counted on from what the page says.
  let since = [];
  const amounts = [[3600, "h"], [60, "min"], [1, "s"]];
  function count() {
    for (const [one, begun] of since) {
      const seconds = Math.floor((Date.now() - begun) / 1000);
      const [unit, name] = amounts.find(([size]) => seconds >= size) || [1, "s"];
      one.hidden = seconds < 10;
      one.textContent = one.dataset.text.replace("#", Math.floor(seconds / unit) + " " + name);
    }
  }
  setInterval(count, 1000);

  // After every change of the page.
  let turned = "";
  let last = "";
  function changed() {
    awake();
    if (voice && voice.speaking) voice.cancel();
    const main = document.querySelector("main[data-game]");
    const now = main ? main.dataset.game + " " + main.dataset.at : "";
    const moved = last && now && last !== now && last.split(" ")[0] === now.split(" ")[0];
    const turn = main ? main.dataset.turn : undefined;
    // At a table: when it becomes this person's turn, or when they are asked. Alone: when the bot has moved.
    if (turn !== undefined) {
      if (last && turn && (moved || turn !== turned) && turn !== turned) call();
      turned = turn;
    } else if (moved && page.querySelector(".news [data-live] .do, [data-fights]") && !page.querySelector(".taken")) tell();
    if (now) last = now;
    for (const one of page.querySelectorAll("[data-aloud]")) one.hidden = !voice;
    since = [...page.querySelectorAll("[data-since]")].map((one) => [one, Date.now() - 1000 * one.dataset.since]);
    count();
    for (const one of page.querySelectorAll("[data-notes]")) one.hidden = !notes;
    for (const one of page.querySelectorAll("[data-buzzes]")) one.hidden = !navigator.vibrate;
    number();
    rove();
  }
  new MutationObserver(changed).observe(page, { childList: true });

  // Verbs by number.
  function number() {
    const verbs = page.querySelectorAll(".ask .choices > .verbs > .verb, .ask .choices > .verbs > details > summary");
    [...verbs].slice(0, 8).forEach((one, at) => (one.dataset.key = at + 1));
  }

  // The board is one stop of the Tab key: arrows go through the spaces that can be chosen.
  const boards = ".map, .tiles";
  const lively = (board) => [...board.querySelectorAll("a[id^=cell-]")];
  function rove(chosen) {
    for (const board of page.querySelectorAll(boards)) {
      const spaces = lively(board);
      // A board on which nothing can be chosen is a stop itself: arrows move it.
      if (board.matches(".map")) board.tabIndex = spaces.length ? -1 : 0;
      const stop = spaces.find((one) => one === (chosen || document.activeElement)) || (chosen && board.contains(chosen) ? chosen : null);
      const first = stop || spaces.find((one) => one.hasAttribute("aria-current")) || spaces[0];
      for (const one of spaces) one.setAttribute("tabindex", one === first ? 0 : -1);
    }
  }
  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  function middle(one) {
    const its = one.getBoundingClientRect();
    return [its.x + its.width / 2, its.y + its.height / 2];
  }
  // The nearest space in a direction; what lies aside counts double.
  function beside(from, spaces, [right, down]) {
    const [x, y] = middle(from);
    let best = null;
    let least = Infinity;
    for (const one of spaces) {
      const [across, along] = middle(one).map((value, at) => value - [x, y][at]);
      const ahead = across * right + along * down;
      const far = ahead + 2 * Math.abs(right ? along : across);
      if (one !== from && ahead > 2 && far < least) [best, least] = [one, far];
    }
    return best;
  }
  document.addEventListener("keydown", (event) => {
    const space = event.target.closest && event.target.closest("a[id^=cell-]");
    // Enter chooses a space; once more, and what was chosen is confirmed.
    const confirm = page.querySelector("[data-part=next] button.go[name=answer]");
    if (space && event.key === "Enter" && space.hasAttribute("aria-current") && confirm) {
      event.preventDefault();
      return confirm.click();
    }
    if (!space || !ways[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    const board = space.closest(boards);
    if (!board) return;
    event.preventDefault();
    const next = beside(space, lively(board), ways[event.key]);
    if (!next) return;
    rove(next);
    next.focus();
  });

  // All keys, on "?": the page that lists them, as a sheet over this one.
  async function keys() {
    const found = new DOMParser().parseFromString(await (await ask("/keys")).text(), "text/html");
    const list = document.createElement("dialog");
    const close = document.createElement("form");
    close.method = "dialog";
    close.append(...found.querySelectorAll("[data-keys-close]"));
    for (const one of close.children) one.hidden = false;
    list.className = "keys-list";
    list.append(...found.querySelectorAll("main h1, .keys"), close);
    list.addEventListener("close", () => list.remove());
    document.body.append(list);
    list.showModal();
  }
  document.addEventListener("keydown", (event) => {
    if (event.key !== "?" || event.target.closest("input, textarea, select") || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    keys();
  });

  document.addEventListener("click", (event) => {
    const one = event.target.closest && event.target.closest("[data-aloud], [data-step]");
    if (!one) return;
    if (one.dataset.step === undefined) return aloud();
    // Minus and plus count on from what was typed; without the script they are links.
    event.preventDefault();
    const box = one.closest("[data-count]").querySelector("input");
    const [least, most] = [Number(box.min), Number(box.max)];
    box.value = Math.max(least, Math.min(most, (Number(box.value) || 0) + Number(one.dataset.step)));
  }, { capture: true });

  changed();
})();
