// ==UserScript==
// @name         Chess room: custom board, pieces & PGN button
// @namespace    woodpusher
// @version      2.3
// @description  Board colours, larger coordinates, zen mode on Z, "copy PGN" after the game
// @match        https://play.chessroom.example/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_setClipboard
// @grant        GM_registerMenuCommand
// @run-at       document-start
// ==/UserScript==

const THEMES = {
  walnut: { light: '#f0d9b5', dark: '#b58863', mark: '#aaa23a' },
  ice: { light: '#e8ecf4', dark: '#7d95b3', mark: '#69a86a' },
  tournament: { light: '#eeeed2', dark: '#769656', mark: '#f6f669' },
  contrast: { light: '#fff', dark: '#444', mark: '#ff0' },
};

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

function theme(name) {
  const t = THEMES[name] || THEMES.walnut;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" shape-rendering="crispEdges"><path fill="${t.light}" d="M0 0h8v8H0z"/>${
    [...Array(64).keys()].filter((i) => (i + (i >> 3)) & 1).map((i) => `<path fill="${t.dark}" d="M${i & 7} ${i >> 3}h1v1h-1z"/>`).join('')
  }</svg>`;
  sheet.replaceSync(`
    .board-surface { background-image: url("data:image/svg+xml;base64,${btoa(svg)}") !important; background-size: 100% 100% }
    .board-surface .last-move { background-color: ${t.mark}88 !important }
    .coords { font-size: 14px !important; font-weight: 700 }
    body.zen .chat, body.zen .rating, body.zen header { visibility: hidden }
  `);
}
theme(GM_getValue('theme', 'walnut'));

for (const name of Object.keys(THEMES)) {
  GM_registerMenuCommand(`Theme: ${name}`, () => { GM_setValue('theme', name); theme(name); });
}

document.addEventListener('keydown', (e) => {
  if (e.key !== 'z' || e.ctrlKey || e.target.matches('input, textarea, [contenteditable]')) return;
  document.body.classList.toggle('zen');
});

function pgn() {
  const tag = (k, v) => `[${k} "${(v || '?').replace(/"/g, "'")}"]`;
  const q = (s) => document.querySelector(s)?.textContent.trim();
  const moves = [...document.querySelectorAll('.moves .san')].map((m, i) => (i % 2 ? '' : `${i / 2 + 1}. `) + m.textContent.trim());
  const result = q('.result') || '*';
  return [tag('Site', location.href), tag('Date', new Date().toISOString().slice(0, 10).replace(/-/g, '.')), tag('White', q('.player.white .name')), tag('Black', q('.player.black .name')), tag('Result', result), '', moves.join(' ') + ' ' + result].join('\n');
}

document.addEventListener('DOMContentLoaded', () => {
  new MutationObserver(() => {
    const panel = document.querySelector('.game-over-controls');
    if (!panel || panel.querySelector('.pgn-copy')) return;
    const b = document.createElement('button');
    b.className = 'pgn-copy';
    b.textContent = 'Copy PGN';
    b.onclick = () => { GM_setClipboard(pgn()); b.textContent = 'Copied'; };
    panel.append(b);
  }).observe(document.body, { childList: true, subtree: true });
});
