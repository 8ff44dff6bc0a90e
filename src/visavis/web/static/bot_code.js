// What an editor knows of the text of a bot: how its lines are coloured, and what can be written at a place.
"use strict";
(() => {
  const make = (name, text, kind) => {
    const node = document.createElement(name);
    if (text) node.textContent = text;
    if (kind) node.className = kind;
    return node;
  };
  const TOKEN = /("""|''')|("(?:[^"\\]|\\.)*"?|'[^']*'?)|(#.*$)|([A-Za-z0-9_.-]+)(?=\s*=)|(\b(?:true|false)\b|-?\b\d+\b)/g;
  // The words of the language, once they are loaded (`studio/completion.py`).
  const code = { known: null, states, coloured, suggestions };
  window.bot = { code, make };

  // Colours

  // The state of a line is the quotes of a text of several lines that it begins in, or nothing.
  function states(lines) {
    let open = "";
    return lines.map((line) => {
      const before = open;
      for (let at = 0; at < line.length;) {
        if (open) {
          const end = line.indexOf(open, at);
          if (end < 0) break;
          [open, at] = ["", end + 3];
        } else {
          const found = /"""|'''|"(?:[^"\\]|\\.)*"?|'[^']*'?|#.*/g;
          found.lastIndex = at;
          const match = found.exec(line);
          if (!match) break;
          at = match.index + match[0].length;
          if (match[0] === '"""' || match[0] === "'''") open = match[0];
        }
      }
      return before;
    });
  }

  function coloured(line, state) {
    const row = make("div");
    const put = (text, kind) => row.append(kind ? make("span", text, "tk-" + kind) : text);
    let at = 0;
    if (state) {
      const end = line.indexOf(state);
      at = end < 0 ? line.length : end + 3;
      within(line.slice(0, at), put);
    } else if (/^\s*\[/.test(line) && !/^\s*\[[^\]]*["',]/.test(line)) {
      const [heading] = line.match(/^\s*\[+[^\]#]*\]*/);
      put(heading, "head");
      at = heading.length;
    }
    TOKEN.lastIndex = at;
    for (let match; (match = TOKEN.exec(line));) {
      put(line.slice(at, match.index));
      at = TOKEN.lastIndex;
      if (match[1]) {
        const end = line.indexOf(match[1], at);
        const stop = end < 0 ? line.length : end + 3;
        within(line.slice(match.index, stop), put);
        at = TOKEN.lastIndex = stop;
      } else if (match[2]) within(match[2], put);
      else put(match[0], match[3] ? "note" : match[4] ? "key" : "count");
    }
    put(line.slice(at));
    if (!line) row.append("\u200b");
    return row;
  }

  // A text: its first word if it is a step, and what is filled in.
  function within(text, put) {
    const step = text.match(/^(["'])([a-z]+)(?=[ "'])/);
    let at = 0;
    if (step && code.known && step[2] in code.known.steps) {
      put(step[1], "text");
      put(step[2], "verb");
      at = step[0].length;
    }
    for (const fill of text.slice(at).split(/(\{[^{}]*\})/)) if (fill) put(fill, fill.startsWith("{") ? "fill" : "text");
  }

  // Completion

  function names(text) {
    const all = {};
    const add = (section, id) => (all[section] = all[section] || new Set()).add(id);
    let section = "";
    let table = false;
    for (const line of text.split("\n")) {
      const heading = line.match(/^\s*\[+\s*([\w-]+)(?:\.([\w-]+))?\s*\]+/);
      if (heading && !table) {
        section = heading[1];
        if (heading[2]) add(section === "cards" ? "kinds" : section, heading[2]);
        continue;
      }
      if (table) {
        const id = line.match(/^\s*([a-z0-9_]+)\s*[|\t;]/);
        if (id && id[1] !== "id" && section === "cards") add("card", id[1]);
        if (line.includes('"""')) table = false;
        continue;
      }
      const key = line.match(/^\s*([\w-]+)\s*=\s*(.*)$/);
      if (!key) continue;
      if (key[2].startsWith('"""') && key[2].indexOf('"""', 3) < 0) table = true;
      if (section === "card" && key[1] === "id") add("card", (key[2].match(/"([^"]*)"/) || [])[1] || "");
      else if (section === "card" && !(key[1] in code.known.keys.card)) add("columns", key[1]);
      else if (["lists", "notes", "numbers", "sets", "conditions", "words", "counters", "options", "orders", "flags", "pieces", "piles", "rows", "dice"].includes(section)) add(section, key[1]);
    }
    return all;
  }

  const AFTER = {
    gain: ["counters"], lose: ["counters"], set: ["counters", "notes"], do: ["actions"], try: ["actions"], ask: ["asks"],
    roll: ["dice"], turn: ["decks"], look: ["decks"], shuffle: ["decks"], rotate: ["decks"], add: ["decks"], lay: ["piles"],
    clear: ["piles"], use: ["rows"], put: ["pieces"], take: ["pieces"], mark: ["flags"], unmark: ["flags"],
  };

  function suggestions(box) {
    if (!code.known || box.selectionStart !== box.selectionEnd) return [];
    const before = box.value.slice(0, box.selectionStart);
    const lines = before.split("\n");
    const line = lines.at(-1);
    const inside = states([...lines])[lines.length - 1];
    const heading = [...lines].reverse().find((one) => /^\s*\[+\s*[\w-]+/.test(one) && !/=/.test(one) && !/["']/.test(one));
    const section = heading ? heading.match(/[\w-]+/)[0] : "top";
    const keys = code.known.keys[{ setup: "block", round: "block", turn: "block", round_end: "block", end: "block" }[section] || section] || {};
    const given = (typed, list) => {
      const rest = list.filter((one) => one.insert !== typed && one.text.startsWith(typed));
      return rest.map((one) => ({ ...one, replace: typed.length }));
    };
    let match;
    if (!inside && (match = line.match(/^\s*\[+([\w]*)$/))) {
      return given(match[1], Object.entries(code.known.sections).map(([text, about]) => ({ text, about, insert: text })));
    }
    const quotes = (line.match(/"/g) || []).length % 2;
    if (!inside && !quotes && (match = line.match(/^(\w*)$/))) return given(match[1], Object.entries(keys).map(as_key));
    if (!inside && !quotes && (match = line.match(/[{,]\s*(\w*)$/)) && line.includes("{")) {
      const steps = ["if", "each", "repeat", "try", "say"].flatMap((name) => Object.entries(code.known.keys[name] || {}));
      const table = /^\s*\w+\s*=\s*\{/.test(line) ? Object.entries(keys) : [...new Map(steps)];
      return given(match[1], table.map(as_key));
    }
    if (!quotes) return [];
    const text = line.slice(line.lastIndexOf('"') + 1);
    const key = [...lines].reverse().map((one) => one.match(/(?:^|[{,])\s*(\w+)\s*=\s*[^=]*$/)).find(Boolean);
    const type = key && keys[key[1]] ? keys[key[1]].type : key && ["do", "else"].includes(key[1]) ? "steps" : "expression";
    const all = names(box.value);
    const named = (sections) => sections.flatMap((one) => [...(all[one] || [])]).map((text) => ({ text, insert: text }));
    if ((match = text.match(/(?:card|support|seen)\.(\w*)$/))) return given(match[1], named(["columns"]));
    const word = text.match(/\w*$/)[0];
    if (type === "text" && !/\{[^}]*$/.test(text)) return [];
    const verb = text.match(/^([a-z]+)\s+\w*$/);
    if (type === "steps" && /^\w*$/.test(text)) {
      return given(word, Object.entries(code.known.steps).map(([text, about]) => ({ text, about, insert: text + " " })));
    }
    if (type === "steps" && verb && AFTER[verb[1]]) return given(word, named(AFTER[verb[1]]));
    if (type === "id" && !word) return [];
    const values = named(["counters", "notes", "numbers", "conditions", "sets", "asks", "options", "dice", "decks", "lists", "criteria", "choices", "actions", "card"]);
    const functions = Object.entries(code.known.functions).map(([text, about]) => ({ text: text, about, insert: text + "()", back: 1 }));
    return word ? given(word, [...values, ...(type === "expression" || type === "text" ? functions : [])]) : [];
  }

  function as_key([text, { type, about }]) {
    const [value, back] = type === "text" || type === "id" || type === "expression" ? ['""', 1] : type === "steps" ? ['[""]', 2] : ["", 0];
    return { text, about, insert: `${text} = ${value}`, back };
  }
})();
