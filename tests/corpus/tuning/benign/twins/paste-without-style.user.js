// ==UserScript==
// @name         Paste without Style
// @namespace    https://scripts.example/paste-plain
// @version      1.2
// @description  Ctrl+Shift+Alt+V pastes plain text into editors.
// @match        https://docs.example.com/*
// @grant        none
// ==/UserScript==

async function pastePlain(target) {
  const text = await navigator.clipboard.readText();
  const clean = text.replace(/\r\n?/g, '\n').replace(/[\u200b\ufeff]/g, '');
  target.focus();
  document.execCommand('insertText', false, clean);
}

document.addEventListener('keydown', (event) => {
  const { ctrlKey, shiftKey, altKey, code, target } = event;
  if (!(ctrlKey && shiftKey && altKey && code === 'KeyV')) return;
  event.preventDefault();
  pastePlain(target).catch((error) => console.warn('The clipboard could not be read', error));
});
