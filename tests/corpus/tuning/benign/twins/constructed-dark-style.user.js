// ==UserScript==
// @name         Dark docs
// @match        https://docs.example.org/*
// @run-at       document-start
// @version      1.0.1
// @grant        GM_addElement
// ==/UserScript==
const css = `
  :root { color-scheme: dark }
  body, main, aside { background: #16181c !important; color: #d6d6d6 !important }
  a { color: #8ab4f8 !important }
  pre, code { background: #22252b !important; color: #e8c07d !important }
  img:not([src$=".svg"]) { filter: brightness(.85) }
`;
try {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return root;
  };
} catch {
  GM_addElement('style', { textContent: css });
}
