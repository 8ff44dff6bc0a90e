// The events of a table: this page hears at once when somebody has played, sat down or gone. Where a browser cannot listen, or the
// server has too many listeners, page.js looks every other second. A hidden page does not listen: a browser has six connections only.
"use strict";
(() => {
  if (window.visavis || !window.EventSource) return;
  const page = document.getElementById("page");
  const AGAIN = 30000;
  let stream = null;
  let address = "";
  let refused = 0;

  const state = (text) => (document.documentElement.dataset.live = text);
  const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));

  function wanted() {
    const main = document.querySelector("main[data-live]");
    return main && document.visibilityState === "visible" && Date.now() > refused ? main.dataset.live : "";
  }

  function close() {
    if (stream) stream.close();
    stream = null;
    address = "";
    state("closed");
  }

  function tune() {
    const to = wanted();
    if (to === address && (!to || stream.readyState !== EventSource.CLOSED)) return;
    close();
    if (!to) return;
    address = to;
    const mine = (stream = new EventSource(to));
    mine.addEventListener("open", () => state("open"));
    mine.addEventListener("at", ({ data }) => tell("visavis-at", data));
    mine.addEventListener("people", ({ data }) => {
      state("open");
      here(data.split("-")[2] || "");
      tell("visavis-people", data);
    });
    mine.addEventListener("bye", ({ data }) => {
      refused = Date.now() + (data === "full" ? AGAIN : 1000);
      close();
      // The seat went to another device, or the table is gone: the page says which.
      if (data !== "full") tell("visavis-at", "");
    });
    mine.onerror = () => {
      if (mine !== stream) return;
      state("lost");
      if (mine.readyState === EventSource.CLOSED) refused = Date.now() + AGAIN;
    };
  }

  // Who is here, without asking for the page again.
  function here(bits) {
    for (const one of page.querySelectorAll(".seat-strip [data-seat]")) {
      const away = bits[one.dataset.seat - 1] === "0" && !one.hasAttribute("data-computer");
      one.classList.toggle("away", away);
      const gone = one.querySelector(".gone");
      if (gone) gone.hidden = !away;
    }
  }

  document.addEventListener("visibilitychange", tune);
  new MutationObserver(tune).observe(page, { childList: true });
  // A stream that the server ended, or that was refused: once more after a while.
  setInterval(tune, 5000);
  addEventListener("pagehide", close);
  addEventListener("pageshow", tune);
  tune();
})();
