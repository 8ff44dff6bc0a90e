// The editor of a bot: what is typed is checked a moment later. Without this script a button does the same.
"use strict";
(() => {
  const get = (...all) => (window.visavis ? window.visavis.fetch(...all) : fetch(...all));
  let waiting = 0;
  let asked = 0;

  async function check(box) {
    const mine = ++asked;
    const data = new URLSearchParams(new FormData(box.form));
    try {
      const answer = await get(box.dataset.live, { method: "POST", body: data, headers: { "X-Visavis": "fragment" } });
      const found = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("bot-check");
      const here = document.getElementById("bot-check");
      // Somebody typed on, or went away.
      if (mine === asked && found && here && box.isConnected) here.replaceChildren(...found.childNodes);
    } catch { /* the next key tries again */ }
  }

  document.addEventListener("input", (event) => {
    const box = event.target;
    if (!box.dataset || !box.dataset.live) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => check(box), 700);
  });

  // A tap on a problem leads to its line.
  document.addEventListener("click", (event) => {
    const row = event.target.closest && event.target.closest("#bot-check [data-line]");
    const box = document.getElementById("bot-text");
    const line = row && Number(row.dataset.line);
    if (!line || !box) return;
    const lines = box.value.split("\n");
    const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    box.focus();
    box.setSelectionRange(start, start + (lines[line - 1] || "").length);
    box.scrollTop = Math.max(0, (line - 4) * (box.scrollHeight / lines.length));
  });
})();
