// ==UserScript==
// @name         Reply Preview
// @namespace    https://scripts.example/reply-preview
// @version      1.3
// @description  Preview of simple mark-up below the reply box.
// @match        https://forum.example.org/reply*
// @grant        none
// ==/UserScript==

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]);

const render = (text) =>
  escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/_(.+?)_/g, '<em>$1</em>')
    .replace(/\n/g, '<br>');

const box = document.querySelector('textarea[name=reply]');
if (box) {
  const preview = document.createElement('div');
  preview.className = 'preview';
  box.after(preview);
  box.addEventListener('input', () => {
    preview.innerHTML = render(box.value);
  });
}
