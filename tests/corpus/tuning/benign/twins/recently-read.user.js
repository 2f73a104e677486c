// ==UserScript==
// @name         Recently Read
// @namespace    https://scripts.example/recently-read
// @version      1.0
// @description  Alt+R shows the last 20 articles you opened on this wiki.
// @match        https://en.wikipedia.org/wiki/*
// @grant        GM_getValue
// @grant        GM_setValue
// ==/UserScript==

const LIMIT = 20;
const entry = { title: document.title.replace(/ - Wikipedia$/, ''), url: location.href.split('#')[0] };
const earlier = GM_getValue('articles', []).filter(({ url }) => url !== entry.url);
GM_setValue('articles', [entry, ...earlier].slice(0, LIMIT));

function list() {
  const dialog = document.createElement('dialog');
  for (const { title, url } of GM_getValue('articles', [])) {
    const link = document.createElement('a');
    link.textContent = title;
    link.href = new URL(url).pathname;
    link.style.display = 'block';
    dialog.append(link);
  }
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

document.addEventListener('keydown', (event) => {
  if (event.altKey && event.code === 'KeyR') list();
});
