// The drawn keypad: changes a number in place. Without this script every key is a link to the page with the number.
"use strict";
(() => {
  const pad = () => document.querySelector(".keypad");

  function press(key) {
    const line = pad().querySelector(".line.now");
    const field = line.querySelector("input");
    let digits = field.value;
    let sign = digits.startsWith("-") ? "-" : "";
    let number = digits.slice(sign.length);
    if (key === "back") digits = digits.slice(0, -1).replace(/-$/, "");
    else if (key === "sign") digits = sign ? number : "-" + number;
    else {
      const longest = Math.max(...[line.dataset.least, line.dataset.most].map((one) => one.replace("-", "").length));
      if ("fresh" in line.dataset) sign = number = "";
      if (number === "" || number === "0") number = key;
      else if (number.length < longest) number += key;
      digits = sign + number;
    }
    delete line.dataset.fresh;
    field.value = digits;
    line.querySelector("output").textContent = digits || "–";
    const total = pad().querySelector(".total output");
    if (total) total.textContent = [...pad().querySelectorAll(".line input")].reduce((sum, one) => sum + (parseInt(one.value, 10) || 0), 0);
  }

  // Before the links of the page are followed.
  document.addEventListener("click", (event) => {
    const link = event.target.closest && event.target.closest(".keypad a");
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (link.dataset.digit) return press(link.dataset.digit);
    for (const one of pad().querySelectorAll(".line")) {
      const now = one.contains(link);
      one.classList.toggle("now", now);
      if (now) one.querySelector("a").setAttribute("aria-current", "true");
      else one.querySelector("a").removeAttribute("aria-current");
    }
  }, true);

  document.addEventListener("keydown", (event) => {
    if (!pad() || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
    const key = /^[0-9]$/.test(event.key) ? event.key : { Backspace: "back", "-": "sign" }[event.key];
    if (!key || !pad().querySelector(`[data-digit="${key}"]`)) return;
    event.preventDefault();
    event.stopPropagation();
    press(key);
  }, true);
})();
