// ==UserScript==
// @name         Storage Tidy
// @namespace    scripts.test
// @version      2.0
// @description  Tidy what a site keeps on this machine
// @match        https://*/*
// @noframes
// @grant        GM_registerMenuCommand
// ==/UserScript==

GM_registerMenuCommand("Tidy the storage…", () => {
  const dialog = document.createElement("dialog");
  const form = document.createElement("form");
  form.method = "dialog";
  const keys = Object.keys(localStorage).sort((a, b) => localStorage[b].length - localStorage[a].length);
  for (const key of keys) {
    const label = document.createElement("label");
    const box = Object.assign(document.createElement("input"), { type: "checkbox", name: "key", value: key });
    label.style.display = "block";
    label.append(box, ` ${key} (${localStorage.getItem(key).length})`);
    form.append(label);
  }
  form.append(Object.assign(document.createElement("button"), { textContent: "Delete ticked" }));
  dialog.onclose = () => {
    for (const key of new FormData(form).getAll("key")) localStorage.removeItem(key);
    dialog.remove();
  };
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
});
