// ==UserScript==
// @name         Word Lookup
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  Alt and a double click on an English word show its meaning. The word, and nothing else, is sent to dictionaryapi.dev.
// @author       Inês Carvalhal
// @license      MIT
// @match        *://*/*
// @connect      api.dictionaryapi.dev
// @grant        GM_xmlhttpRequest
// @run-at       document-idle
// @noframes
// ==/UserScript==

/*
 * Why every address matches: words that one does not know are on pages of any kind. Nothing happens
 * until you hold Alt and double-click a word.
 *
 * - The word that you have chosen is sent to api.dictionaryapi.dev, a free dictionary of English. It
 *   learns the word and your address, and not the page. That is why this script is rated Medium.
 * - A choice of several words, or with digits, is not sent.
 * - The answer is shown as text in the corner. Close and Escape remove it. Nothing is stored.
 */
(() => {
  "use strict";

  const SERVICE = "https://api.dictionaryapi.dev/api/v2/entries/en/";
  const WORD = /^[A-Za-z]+(['’-][A-Za-z]+)*$/;
  const MAX_LENGTH = 40;
  const MAX_MEANINGS = 3;
  let host = null;

  function close() {
    host?.remove();
    host = null;
  }

  function show(title, lines) {
    close();
    host = document.createElement("div");
    host.id = "scriptorium-word-lookup";
    const root = host.attachShadow({ mode: "open" });
    const style = new CSSStyleSheet();
    style.replaceSync(
      ":host { all: initial; position: fixed; z-index: 2147483647; inset-block-end: 1rem; inset-inline-end: 1rem; }" +
        "aside { box-sizing: border-box; max-width: min(24rem, calc(100vw - 2rem)); padding: 1rem; border: 1px solid #777;" +
        " border-radius: 8px; background: #fff; color: #111; font: 16px/1.5 system-ui, sans-serif; box-shadow: 0 4px 16px #0004; }" +
        "h2 { margin: 0 0 .5rem; font-size: 1.1em; } ol { margin: 0; padding-inline-start: 1.3em; }" +
        "button { min-height: 2.75rem; margin-block-start: .5rem; padding: 0 1rem; border: 1px solid #555; border-radius: 6px;" +
        " background: #fff; color: #111; font: inherit; } button:focus-visible { outline: 3px solid #1a56db; outline-offset: 2px; }",
    );
    root.adoptedStyleSheets = [style];
    const box = document.createElement("aside");
    box.setAttribute("aria-label", "Word Lookup");
    box.setAttribute("role", "status");
    const heading = document.createElement("h2");
    heading.textContent = title;
    const list = document.createElement("ol");
    for (const line of lines) {
      const item = document.createElement("li");
      item.textContent = line;
      list.append(item);
    }
    const button = document.createElement("button");
    button.textContent = "Close";
    button.addEventListener("click", close);
    box.append(heading, list, button);
    root.append(box);
    document.documentElement.append(host);
  }

  function meanings(answer) {
    if (!Array.isArray(answer)) return [];
    const found = [];
    for (const entry of answer) {
      for (const meaning of entry?.meanings ?? []) {
        const definition = meaning?.definitions?.[0]?.definition;
        if (typeof definition === "string") found.push(`${meaning.partOfSpeech}: ${definition}`);
      }
    }
    return found.slice(0, MAX_MEANINGS);
  }

  function read(text) {
    try {
      return meanings(JSON.parse(text));
    } catch {
      return [];
    }
  }

  function lookUp(event) {
    if (!event.isTrusted || !event.altKey) return;
    const word = String(getSelection()).trim();
    if (word.length > MAX_LENGTH || !WORD.test(word)) return;
    show(word, ["Asking the dictionary…"]);
    GM_xmlhttpRequest({
      method: "GET",
      url: SERVICE + encodeURIComponent(word.toLowerCase()),
      anonymous: true,
      timeout: 10000,
      onload: (answer) => {
        const found = read(answer.responseText);
        show(word, found.length > 0 ? found : ["The dictionary does not have this word."]);
      },
      onerror: () => show(word, ["The dictionary cannot be reached."]),
      ontimeout: () => show(word, ["The dictionary did not answer."]),
    });
  }

  addEventListener("dblclick", lookUp);
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
  });
})();
