// ==UserScript==
// @name         Macro recorder
// @namespace    macro
// @version      1.9
// @description  Record and replay form steps. Stays in your userscript manager. Passwords are not recorded.
// @match        https://erp.example.com/*
// @grant        GM_setValue
// @grant        GM_getValue
// @grant        GM_registerMenuCommand
// ==/UserScript==
const pathOf = el => {
  const parts = [];
  for (; el && el !== document.body; el = el.parentElement)
    parts.unshift(el.id ? '#' + CSS.escape(el.id) : `${el.localName}:nth-child(${[...el.parentElement.children].indexOf(el) + 1})`);
  return parts.join('>');
};
let steps = null;
const note = e => {
  if (!steps || !e.isTrusted || e.target.type === 'password') return;
  steps.push(e.type === 'click' ? { do: 'click', at: pathOf(e.target) } : { do: 'set', at: pathOf(e.target), to: e.target.value });
};
addEventListener('click', note, true);
addEventListener('change', note, true);
GM_registerMenuCommand('Record', () => { steps = []; });
GM_registerMenuCommand('Stop and keep', () => { GM_setValue('macro:' + location.pathname, steps); steps = null; });
GM_registerMenuCommand('Play', async () => {
  for (const s of GM_getValue('macro:' + location.pathname, [])) {
    const el = document.querySelector(s.at);
    if (!el) return alert('Step not found: ' + s.at);
    if (s.do === 'click') el.click();
    else { el.value = s.to; el.dispatchEvent(new Event('change', { bubbles: true })); }
    await new Promise(r => setTimeout(r, 300));
  }
});
