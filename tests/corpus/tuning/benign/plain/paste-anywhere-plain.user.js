// ==UserScript==
// @name         Don't block paste + paste as plain text
// @namespace    plainpaste
// @version      1.1
// @description  Restores paste on forms that forbid it, and Ctrl+Shift+V pastes without formatting into rich editors
// @match        *://*/*
// @grant        none
// @run-at       document-start
// ==/UserScript==
'use strict';

let plainNext = false;

window.addEventListener('keydown', (e) => {
  plainNext = (e.ctrlKey || e.metaKey) && e.shiftKey && e.code === 'KeyV';
}, true);

window.addEventListener('paste', (e) => {
  const t = e.composedPath()[0];
  if (!(t instanceof HTMLElement)) return;

  // 1) sites that call preventDefault() on e-mail confirmation and password fields
  if (t.matches('input, textarea')) {
    e.stopImmediatePropagation();
    return;
  }

  // 2) rich editors
  if (plainNext && t.isContentEditable) {
    plainNext = false;
    e.preventDefault();
    e.stopImmediatePropagation();
    const text = e.clipboardData.getData('text/plain').replace(/\u00a0/g, ' ');
    document.execCommand('insertText', false, text);
  }
}, true);

window.addEventListener('drop', (e) => {
  if (e.target instanceof HTMLInputElement) e.stopImmediatePropagation();
}, true);
