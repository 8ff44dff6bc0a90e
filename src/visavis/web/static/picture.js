// The picture of a result: the drawing of the page as a PNG, made on this device and sent nowhere by itself.
"use strict";
(() => {
  const page = document.getElementById("page");
  const KEPT = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin", "opacity", "font-family", "font-size", "font-weight", "text-anchor"];
  const [WIDE, HIGH] = [1200, 630];

  // Symbols and style sheets are not part of a picture: both are written into the drawing.
  function standalone(drawing) {
    const copy = drawing.cloneNode(true);
    copy.removeAttribute("id");
    copy.setAttribute("class", drawing.getAttribute("class") + " hidden-copy");
    drawing.after(copy);
    for (const use of [...copy.querySelectorAll("use")]) {
      const symbol = document.getElementById(use.getAttribute("href").slice(1));
      const inner = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      for (const name of ["x", "y", "width", "height"]) inner.setAttribute(name, use.getAttribute(name) || "");
      inner.setAttribute("viewBox", (symbol && symbol.getAttribute("viewBox")) || "0 0 24 24");
      const group = inner.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "g"));
      group.setAttribute("class", "symbol");
      group.setAttribute("fill", getComputedStyle(use).fill);
      if (symbol) for (const part of symbol.children) group.append(part.cloneNode(true));
      use.replaceWith(inner);
    }
    for (const one of copy.querySelectorAll("*")) {
      const style = getComputedStyle(one);
      // Parts of a symbol take its colour, except those that are cut out of it.
      const own = one.closest(".symbol") && !one.matches(".k, .o") ? KEPT.filter((name) => name !== "fill") : KEPT;
      for (const name of own) {
        const value = style.getPropertyValue(name);
        if (value) one.setAttribute(name, value);
      }
    }
    for (const one of copy.querySelectorAll("*")) one.removeAttribute("class");
    copy.removeAttribute("class");
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    copy.setAttribute("width", WIDE);
    copy.setAttribute("height", HIGH);
    copy.remove();
    return new XMLSerializer().serializeToString(copy);
  }

  async function painted(drawing) {
    const image = new Image(WIDE, HIGH);
    image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(standalone(drawing));
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDE, HIGH];
    canvas.getContext("2d").drawImage(image, 0, 0, WIDE, HIGH);
    const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
    return new File([blob], drawing.dataset.name + ".png", { type: "image/png" });
  }

  function begin() {
    const drawing = document.getElementById("picture");
    if (!drawing || drawing.dataset.ready) return;
    drawing.dataset.ready = "1";
    const done = page.querySelector("[data-done]");
    const send = page.querySelector("[data-send]");
    const sample = new File(["x"], "x.png", { type: "image/png" });
    send.hidden = !(navigator.canShare && navigator.canShare({ files: [sample] }));
    page.querySelector("[data-typed]").addEventListener("input", (event) => (drawing.querySelector("[data-who]").textContent = event.target.value.trim()));
    page.querySelector("[data-save]").addEventListener("click", () => run(async () => {
      const file = await painted(drawing);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(file);
      link.download = file.name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10000);
      done.textContent = done.dataset.done;
    }));
    send.addEventListener("click", () => run(async () => navigator.share({ files: [await painted(drawing)] })));

    async function run(action) {
      try {
        await action();
      } catch (wrong) {
        if (wrong.name !== "AbortError") done.textContent = done.dataset.failed;
      }
    }
  }

  new MutationObserver(begin).observe(page, { childList: true });
  begin();
})();
