// ==UserScript==
// @name         Show password on hover
// @namespace    pw-hover
// @version      2.0.1
// @description  Password boxes become readable while the mouse is over them or Ctrl is held in them; counts characters and warns about Caps Lock
// @match        https://*/*
// @grant        none
// ==/UserScript==

(function () {
  'use strict';
  const managed = new WeakSet();

  function info(field) {
    const s = document.createElement('span');
    s.style.cssText = 'font:11px sans-serif;color:#888;margin-left:6px';
    field.insertAdjacentElement('afterend', s);
    return s;
  }

  function attach(field) {
    if (managed.has(field)) return;
    managed.add(field);
    let note = null;
    const show = () => { field.type = 'text'; };
    const hide = () => { field.type = 'password'; };
    field.addEventListener('mouseenter', show);
    field.addEventListener('mouseleave', hide);
    field.addEventListener('blur', hide);
    field.addEventListener('keydown', e => {
      if (e.key === 'Control') show();
      note = note || info(field);
      note.textContent = e.getModifierState('CapsLock') ? 'Caps Lock is on' : '';
    });
    field.addEventListener('keyup', e => { if (e.key === 'Control') hide(); });
    field.addEventListener('input', () => {
      note = note || info(field);
      const pw = field.value;
      const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^\w]/].filter(re => re.test(pw)).length;
      note.textContent = pw ? `${pw.length} characters, ${kinds} kinds` : '';
    });
    // never leave it readable when the form goes off, so the browser's password manager works
    if (field.form) field.form.addEventListener('submit', hide, true);
  }

  const scan = () => document.querySelectorAll('input[type=password]').forEach(attach);
  scan();
  new MutationObserver(scan).observe(document.documentElement, { childList: true, subtree: true });
})();
