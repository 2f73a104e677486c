// ==UserScript==
// @name         Keep Form Text
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  Keeps what you write in long text fields, and puts it back when you open the page again.
// @author       Noor Haddad
// @license      MIT
// @match        *://*/*
// @grant        none
// @run-at       document-end
// ==/UserScript==

// Why every address matches: long texts are written on any site. Kept in this site's own storage, never sent.
(() => {
  "use strict";

  const keyOf = (field) => `scriptorium-keep-form-text:${location.pathname}:${field.name || field.id}`;

  addEventListener("input", (event) => {
    const field = event.target;
    if (!(field instanceof HTMLTextAreaElement) || field.autocomplete === "off") return;
    localStorage.setItem(keyOf(field), field.value);
  });
  addEventListener("submit", (event) => {
    for (const field of event.target.querySelectorAll("textarea")) localStorage.removeItem(keyOf(field));
  });

  try {
    for (const field of document.querySelectorAll("textarea:not([autocomplete='off'])")) {
      field.value = localStorage.getItem(keyOf(field)) ?? field.value;
    }
  } catch (problem) {
    // A page in a sandbox has no storage; there is nothing to put back.
    console.info("Keep Form Text has no storage here:", problem.message);
  }
})();
