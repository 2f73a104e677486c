// ==UserScript==
// @name     List Events
// @namespace https://userscripts.example/j-ibarra
// @version  0.4
// @description Marks, counts and copies rows of a list
// @author   j-ibarra
// @match    https://lists.example/*
// @grant    none
// ==/UserScript==

class Bus {
  #handlers = {};
  on(type, handler) {
    (this.#handlers[type] ??= new Set()).add(handler);
    return () => this.#handlers[type].delete(handler);
  }
  emit(type, ...data) {
    this.#handlers[type]?.forEach((handler) => handler(...data));
  }
}

const bus = new Bus();
const marked = new Set();
bus.on("toggle", (row) => {
  marked.has(row) ? marked.delete(row) : marked.add(row);
  bus.emit("changed", [...marked]);
});
bus.on("toggle", (row) => row.classList.toggle("marked"));
bus.on("changed", (rows) => (document.title = `${rows.length} marked`));
bus.on("copy", () => navigator.clipboard.writeText([...marked].map((row) => row.innerText).join("\n")));

document.addEventListener("click", ({ target }) => {
  const row = target.closest("li.row");
  if (row) bus.emit("toggle", row);
});
document.addEventListener("keydown", ({ key, altKey }) => altKey && key === "c" && bus.emit("copy"));
