// ==UserScript==
// @name     Page Tools
// @namespace scripts.test
// @version  0.3
// @description Handy functions for the console
// @match    https://*/*
// @connect  *
// @grant    GM_xmlhttpRequest
// @grant    unsafeWindow
// ==/UserScript==

const tools = {
  $: (css) => document.querySelector(css),
  $$: (css) => [...document.querySelectorAll(css)],
  get: (url) => new Promise((onload, onerror) => GM_xmlhttpRequest({ url, onload, onerror })),
};

for (const [name, tool] of Object.entries(tools)) {
  const shared = typeof exportFunction === "function" ? exportFunction(tool, unsafeWindow) : tool;
  Object.defineProperty(unsafeWindow, "pt_" + name, { value: shared, configurable: true }); //! harm
}
console.info("page tools:", Object.keys(tools).join(", "));
