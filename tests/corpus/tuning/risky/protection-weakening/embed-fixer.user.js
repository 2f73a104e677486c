// ==UserScript==
// @name         Embed Fixer
// @namespace    embeds
// @version      2.2.0
// @description  Makes embedded players work that do not load
// @match        *://*/*
// @grant        none
// @run-at       document-start
// ==/UserScript==
const rules = [
  { find: 'iframe[sandbox]', mend: (el) => el.removeAttribute('sandbox') }, //! harm
  { find: 'script[integrity],link[integrity]', mend: (el) => ['integrity', 'crossorigin'].forEach((name) => el.removeAttribute(name)) }, //! harm
  { find: 'meta[http-equiv="Content-Security-Policy" i]', mend: (el) => el.remove() }, //! harm
  { find: 'video[preload="none"]', mend: (el) => { el.preload = 'metadata'; } },
];

const mendAll = (root) => {
  for (const { find, mend } of rules) {
    if (root.matches?.(find)) mend(root);
    root.querySelectorAll?.(find).forEach(mend);
  }
};

new MutationObserver((records) => records.forEach((r) => r.addedNodes.forEach(mendAll)))
  .observe(document, { childList: true, subtree: true });
