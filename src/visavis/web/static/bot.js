// The editor of a bot. A layer behind the text area shows line numbers, colours and faults; the text area stays what it
// is for readers, phones and forms. What is typed is checked a moment later. Without this script a button does the same.
"use strict";
(() => {
  const get = (...all) => (window.visavis ? window.visavis.fetch(...all) : fetch(...all));
  const page = document.getElementById("page");
  const PARTS = ["bot-check", "bot-preview", "bot-changes", "bot-link"];
  const MOST_OFFERS = 12;
  const { code, make } = window.bot;
  let editor = null;

  class Editor {
    constructor(box) {
      this.box = box;
      this.layer = box.parentElement.querySelector(".code-lines");
      this.code = box.closest(".coder");
      this.help = document.getElementById("code-help");
      this.rows = [];
      this.text = box.value;
      this.past = [];
      this.next = [];
      this.typed = 0;
      this.code.classList.add("drawn");
      this.layer.hidden = this.help.hidden = false;
      this.restore();
      this.paint();
      this.faults();
      this.buttons();
    }

    paint() {
      const lines = this.box.value.split("\n");
      const keys = code.states(lines).map((state, at) => state + "\n" + lines[at]);
      const old = this.rows;
      let first = 0;
      let last = 0;
      while (first < keys.length && first < old.length && keys[first] === old[first]) first++;
      while (last < Math.min(keys.length, old.length) - first && keys.at(-1 - last) === old.at(-1 - last)) last++;
      const nodes = [...this.layer.children];
      for (const node of nodes.slice(first, old.length - last)) node.remove();
      const fresh = keys.slice(first, keys.length - last).map((key) => code.coloured(key.slice(key.indexOf("\n") + 1), key.slice(0, key.indexOf("\n"))));
      const before = this.layer.children[first] || null;
      for (const node of fresh) this.layer.insertBefore(node, before);
      this.rows = keys;
    }

    // Faults

    faults() {
      for (const node of this.layer.querySelectorAll(".bad, .doubt")) node.classList.remove("bad", "doubt");
      this.told = new Map();
      for (const one of page.querySelectorAll("#bot-check [data-line]")) {
        const line = Number(one.dataset.line);
        const node = line && this.layer.children[line - 1];
        if (!node) continue;
        node.classList.add(one.closest(".bot-hints") ? "doubt" : "bad");
        if (!this.told.has(line)) this.told.set(line, one);
      }
      this.box.setAttribute("aria-invalid", this.layer.querySelector(".bad") ? "true" : "false");
      this.offer();
    }

    line_of_caret() {
      return this.box.value.slice(0, this.box.selectionStart).split("\n").length;
    }

    // Suggestions: first what mends the fault of this line, then what can be written here.

    offer() {
      const line = this.line_of_caret();
      const fault = this.told.get(line);
      const says = this.help.querySelector(".code-says");
      const row = this.help.querySelector(".code-offers");
      // Without a fault in this line the first one of the text: a tap leads there.
      const other = !fault && page.querySelector("#bot-check .bot-problems [data-line]");
      says.textContent = fault ? fault.textContent : other ? other.textContent : says.dataset.idle;
      says.classList.toggle("bad", Boolean(fault));
      says.classList.toggle("elsewhere", Boolean(other));
      const offers = [];
      if (fault && fault.dataset.given) {
        const written = this.box.value.split("\n")[line - 1] || "";
        if (written.includes(fault.dataset.given)) {
          const places = [fault.dataset.near, ...(fault.dataset.options || "").split(" ")].filter(Boolean);
          for (const text of new Set(places)) offers.push({ text: fault.dataset.given + " → " + text, mend: [line, fault.dataset.given, text] });
        }
      }
      if (document.activeElement === this.box || row.contains(document.activeElement)) offers.push(...code.suggestions(this.box));
      row.replaceChildren(...offers.slice(0, MOST_OFFERS).map((one) => {
        const button = make("button", one.text);
        button.type = "button";
        if (one.about) button.append(make("small", one.about));
        button.addEventListener("pointerdown", (event) => event.preventDefault());
        button.addEventListener("click", () => this.take(one));
        return button;
      }));
    }

    take(one) {
      if (one.mend) {
        const [line, given, text] = one.mend;
        const lines = this.box.value.split("\n");
        const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
        const at = start + lines[line - 1].search(new RegExp(`(?<![\\w])${given.replace(/[^\w]/g, "\\$&")}(?![\\w])`));
        if (at >= start) this.change(at, given.length, text);
      } else {
        const caret = this.box.selectionStart;
        this.change(caret - one.replace, one.replace, one.insert, one.back || 0);
      }
      this.box.focus({ preventScroll: true });
    }

    // Undo: the text area forgets at a reload, this does not.

    change(at, remove, insert, back = 0) {
      this.typed = 0;
      this.box.setRangeText(insert, at, at + remove, "end");
      const caret = at + insert.length - back;
      this.box.setSelectionRange(caret, caret);
      this.box.dispatchEvent(new Event("input", { bubbles: true }));
    }

    record() {
      const [old, now] = [this.text, this.box.value];
      if (old === now) return;
      let at = 0;
      let end = 0;
      while (at < Math.min(old.length, now.length) && old[at] === now[at]) at++;
      while (end < Math.min(old.length, now.length) - at && old.at(-1 - end) === now.at(-1 - end)) end++;
      const step = { at, del: old.slice(at, old.length - end), ins: now.slice(at, now.length - end) };
      const last = this.past.at(-1);
      const time = Date.now();
      const joins = last && time - this.typed < 900 && !step.del && !last.del && last.at + last.ins.length === at && !/\s/.test(step.ins);
      if (joins) last.ins += step.ins;
      else this.past.push(step);
      this.typed = time;
      this.next = [];
      this.text = now;
      this.later();
    }

    undo(back) {
      const [from, to] = back ? [this.past, this.next] : [this.next, this.past];
      const step = from.pop();
      if (!step) return;
      const [gone, come] = back ? [step.ins, step.del] : [step.del, step.ins];
      this.box.setRangeText(come, step.at, step.at + gone.length, "end");
      this.text = this.box.value;
      this.typed = 0;
      to.push(step);
      this.later();
      this.box.dispatchEvent(new Event("input", { bubbles: true }));
    }

    buttons() {
      for (const [name, steps] of [["undo", this.past], ["redo", this.next]]) {
        const button = page.querySelector(`[data-text="${name}"]`);
        if (button) button.disabled = !steps.length;
      }
    }

    name() {
      return "visavis-text-" + (this.box.dataset.draft || "");
    }

    later() {
      this.buttons();
      clearTimeout(this.saving);
      this.saving = setTimeout(() => this.save(), 400);
    }

    save() {
      clearTimeout(this.saving);
      if (!("draft" in this.box.dataset)) return;
      let size = 0;
      const past = this.past.slice(-200).reverse().filter((step) => (size += step.del.length + step.ins.length) < 100000).reverse();
      const entry = { when: Date.now(), kept: this.kept, text: this.text, past, next: this.next.slice(-200) };
      try {
        const all = Object.keys(localStorage).filter((key) => key.startsWith("visavis-text-") && key !== this.name());
        const when = (key) => JSON.parse(localStorage.getItem(key)).when || 0;
        for (const key of all.sort((a, b) => when(b) - when(a)).slice(9)) localStorage.removeItem(key);
        localStorage.setItem(this.name(), JSON.stringify(entry));
      } catch { /* full or forbidden: then undo ends at a reload */ }
    }

    restore() {
      this.kept = this.box.defaultValue;
      if (!("draft" in this.box.dataset)) return;
      let entry = null;
      try {
        const first = JSON.parse(localStorage.getItem("visavis-text-"));
        // A new bot that was kept: its draft had no name until now.
        if (this.box.dataset.draft && !localStorage.getItem(this.name()) && first && first.text === this.box.value) {
          localStorage.setItem(this.name(), JSON.stringify(first));
          localStorage.removeItem("visavis-text-");
        }
        entry = JSON.parse(localStorage.getItem(this.name()));
      } catch { /* none then */ }
      if (!entry || typeof entry.text !== "string" || !Array.isArray(entry.past) || !Array.isArray(entry.next)) return;
      [this.past, this.next] = [entry.past, entry.next];
      const sent = this.box.value;
      this.text = entry.text;
      if (entry.text === sent) return;
      if ("stored" in this.box.dataset && entry.kept === sent) {
        // The page shows what is kept; what was typed since then is newer.
        this.box.value = entry.text;
        const notice = document.getElementById("code-restored");
        if (notice) notice.hidden = false;
        queueMicrotask(() => check(this.box));
      } else this.record();
    }
  }

  async function learn(address) {
    try {
      const answer = await get(address);
      if (answer.status === 200) code.known = JSON.parse(await answer.text());
    } catch { /* no suggestions then */ }
    if (code.known && editor) {
      editor.rows = [];
      editor.layer.replaceChildren();
      editor.paint();
      editor.faults();
    }
  }

  // The check

  let waiting = 0;
  let asked = 0;
  async function check(box) {
    const mine = ++asked;
    const data = new URLSearchParams(new FormData(box.form));
    try {
      const answer = await get(box.dataset.live, { method: "POST", body: data, headers: { "X-Visavis": "fragment" } });
      const found = new DOMParser().parseFromString(await answer.text(), "text/html");
      // The person typed on, or went away.
      if (mine !== asked || !box.isConnected) return;
      for (const id of PARTS) {
        const [here, there] = [document.getElementById(id), found.getElementById(id)];
        if (here && there) here.replaceChildren(...there.childNodes);
        if (here && there) here.hidden = there.hidden;
      }
      for (const one of page.querySelectorAll("[data-script]")) one.hidden = false;
      if (editor && editor.box === box) editor.faults();
    } catch { /* the next key tries again */ }
  }

  function begin() {
    const box = document.getElementById("bot-text");
    if (editor && editor.box === box) return;
    if (editor) editor.save();
    editor = null;
    if (!box || !box.closest(".coder")) return;
    editor = new Editor(box);
    if (!code.known) learn(box.dataset.words);
  }

  document.addEventListener("input", (event) => {
    const box = event.target;
    if (!editor || box !== editor.box) return;
    editor.record();
    editor.paint();
    for (const node of editor.layer.querySelectorAll(".bad, .doubt")) node.classList.remove("bad", "doubt");
    editor.told = new Map();
    editor.offer();
    if (!box.dataset.live) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => check(box), 700);
  });

  document.addEventListener("beforeinput", (event) => {
    if (!editor || event.target !== editor.box || !event.inputType.startsWith("history")) return;
    event.preventDefault();
    editor.undo(event.inputType === "historyUndo");
  });

  document.addEventListener("keydown", (event) => {
    if (!editor || event.target !== editor.box) return;
    const key = event.key.toLowerCase();
    const ctrl = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (ctrl && (key === "z" || key === "y")) {
      event.preventDefault();
      editor.undo(key === "z" && !event.shiftKey);
    } else if (ctrl && event.key === " ") {
      const first = editor.help.querySelector(".code-offers button");
      if (first) event.preventDefault();
      if (first) first.focus();
    }
  });

  // Within the suggestions: arrows, and Escape back to the text.
  document.addEventListener("keydown", (event) => {
    const here = event.target.closest && event.target.closest(".code-offers button");
    if (!here || !editor) return;
    const step = { ArrowRight: "nextElementSibling", ArrowDown: "nextElementSibling", ArrowLeft: "previousElementSibling", ArrowUp: "previousElementSibling" }[event.key];
    if (event.key === "Escape") editor.box.focus();
    else if (step && here[step]) here[step].focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }, true);

  document.addEventListener("selectionchange", () => editor && document.activeElement === editor.box && editor.offer());

  document.addEventListener("click", (event) => {
    const on = (what) => event.target.closest && event.target.closest(what);
    const text = on("[data-text]");
    if (text && editor) editor.undo(text.dataset.text === "undo");
    // A turn further in the preview, or other cards: only that part of the page changes.
    const other = on("#bot-preview button[name]");
    if (other && editor && editor.box.dataset.live) {
      event.preventDefault();
      const field = editor.box.form.querySelector(`input[type=hidden][name="${other.name}"]`);
      if (field) field.value = other.value;
      check(editor.box);
    }
    // A tap on a problem leads to its line.
    const row = on("#bot-check [data-line]") || (on(".code-says.elsewhere") && page.querySelector("#bot-check .bot-problems [data-line]"));
    const box = document.getElementById("bot-text");
    const line = row && Number(row.dataset.line);
    if (!line || !box) return;
    const lines = box.value.split("\n");
    const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    box.focus({ preventScroll: true });
    box.setSelectionRange(start, start + (lines[line - 1] || "").length);
    const node = editor && editor.layer.children[line - 1];
    if (node) node.scrollIntoView({ block: "center" });
  });

  // The files of a folder, as one field of the form.
  document.addEventListener("change", async (event) => {
    const input = event.target;
    if (!input.dataset || !("folder" in input.dataset)) return;
    const files = [...input.files].filter((file) => file.name.endsWith(".toml") && file.size <= 240000).slice(0, 201);
    const path = (file) => (file.webkitRelativePath || file.name).split("/").slice(file.webkitRelativePath ? 1 : 0).join("/");
    const texts = await Promise.all(files.map((file) => file.text()));
    input.form.elements.folder.value = JSON.stringify(Object.fromEntries(files.map((file, at) => [path(file), texts[at]])));
  });

  addEventListener("pagehide", () => editor && editor.save());
  new MutationObserver(begin).observe(page, { childList: true });
  begin();
})();
