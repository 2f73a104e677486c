// ==UserScript==
// @name         Site Toolkit
// @namespace    toolkit.example
// @version      3.0.0
// @description  Small functions for people who write their own snippets in the console
// @match        *://*/*
// @grant        GM_xmlhttpRequest
// @grant        GM_setClipboard
// @grant        unsafeWindow
// @connect      *
// @run-at       document-start
// ==/UserScript==
const toolkit = {
  version: '3.0.0',

  table(rows) {
    console.table(rows);
  },

  copy(value) {
    GM_setClipboard(typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  },

  load(url, options = {}) {
    return new unsafeWindow.Promise((resolve, reject) => {
      GM_xmlhttpRequest({ ...options, url, onload: (r) => resolve(r.responseText), onerror: () => reject(new Error(url)) });
    });
  },

  all: (query) => [...document.querySelectorAll(query)],
};

for (const [name, member] of Object.entries(toolkit)) {
  Object.defineProperty(unsafeWindow, `$${name}`, { value: member, configurable: false }); //! harm
}
