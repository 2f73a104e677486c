// ==UserScript==
// @name         Password Peek
// @namespace    https://scripts.example/peek
// @version      1.0
// @description  Shows the password you are typing while Ctrl is held.
// @match        *://*/*
// @grant        none
// ==/UserScript==

const isPassword = (node) => node instanceof HTMLInputElement && (node.type === 'password' || node.dataset.peek);

document.addEventListener('keydown', ({ key, target }) => {
  if (key === 'Control' && isPassword(target)) {
    target.dataset.peek = '1';
    target.type = 'text';
  }
});

document.addEventListener('keyup', ({ key, target }) => {
  if (key === 'Control' && isPassword(target)) {
    delete target.dataset.peek;
    target.type = 'password';
  }
});
