// ==UserScript==
// @name         Hide Read Stories
// @namespace    https://scripts.example/hide-read
// @version      1.3.1
// @description  Fades what you have read.
// @match        https://news.ycombinator.com/
// @match        https://news.ycombinator.com/news*
// @grant        GM_getValue
// @grant        GM_setValue
// ==/UserScript==

const LIMIT = 2000;
const read = new Set(GM_getValue('read', []));

for (const row of document.querySelectorAll('tr.athing')) {
  if (read.has(row.id)) row.style.opacity = '0.35';
  row.querySelector('.titleline a')?.addEventListener('click', () => {
    read.add(row.id);
    GM_setValue('read', [...read].slice(-LIMIT));
    row.style.opacity = '0.35';
  });
}
