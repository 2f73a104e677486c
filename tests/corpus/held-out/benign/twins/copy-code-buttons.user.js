// ==UserScript==
// @name         Copy buttons for code blocks
// @namespace    copybtn
// @version      3.2
// @description  A copy button in the corner of every <pre>
// @match        https://stackoverflow.com/*
// @match        https://docs.buildtool.example/*
// @grant        GM_setClipboard
// @grant        GM_addStyle
// ==/UserScript==

GM_addStyle(`
  .cb-wrap { position: relative }
  .cb-btn { position: absolute; top: 4px; right: 4px; opacity: 0; transition: opacity .15s }
  .cb-wrap:hover .cb-btn { opacity: 1 }
`);

const seen = new WeakSet();

const clean = (text) =>
  text
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => line.replace(/^(\$|>>>|\.\.\.) /, ''))
    .join('\n')
    .replace(/\n+$/, '\n');

function decorate(pre) {
  if (seen.has(pre) || pre.closest('.editor, [contenteditable]')) return;
  seen.add(pre);
  pre.classList.add('cb-wrap');
  const btn = Object.assign(document.createElement('button'), {
    className: 'cb-btn',
    type: 'button',
    textContent: '⧉',
    title: 'Copy',
  });
  btn.addEventListener('click', (ev) => {
    ev.stopPropagation();
    const code = pre.querySelector('code') || pre;
    GM_setClipboard(clean(code.textContent), 'text');
    btn.textContent = '✓';
    setTimeout(() => (btn.textContent = '⧉'), 900);
  });
  pre.append(btn);
}

document.querySelectorAll('pre').forEach(decorate);
new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const n of addedNodes)
      if (n.nodeType === 1) {
        if (n.matches('pre')) decorate(n);
        n.querySelectorAll('pre').forEach(decorate);
      }
}).observe(document.body, { childList: true, subtree: true });
