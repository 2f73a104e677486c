// ==UserScript==
// @name         Read aloud (speech synthesis)
// @namespace    read.aloud.tts
// @version      1.5
// @description  Reads the selection or the article paragraph by paragraph with the browser's voices. Keys: Alt+R start/stop, Alt+. next, Alt+, previous
// @match        *://*/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// ==/UserScript==

const synth = window.speechSynthesis;
let queue = [], pos = 0, active = false;

function collect() {
  const sel = getSelection();
  if (!sel.isCollapsed) return sel.toString().split(/\n+/).filter((t) => t.trim()).map((text) => ({ text, el: null }));
  const root = document.querySelector('article, main, #content') || document.body;
  return [...root.querySelectorAll('h1, h2, h3, p, li, blockquote')]
    .filter((el) => el.offsetParent && el.innerText.trim().length > 1 && !el.closest('nav, footer, aside'))
    .map((el) => ({ el, text: el.innerText }));
}

function voiceFor(lang) {
  const name = GM_getValue('voice', '');
  const all = synth.getVoices();
  return all.find((v) => v.name === name && v.lang.slice(0, 2) === lang.slice(0, 2)) || all.find((v) => v.lang.slice(0, 2) === lang.slice(0, 2) && v.localService) || null;
}

function speak() {
  synth.cancel();
  const item = queue[pos];
  if (!item) return stop();
  const lang = (item.el && item.el.closest('[lang]')?.lang) || document.documentElement.lang || navigator.language;
  const u = new SpeechSynthesisUtterance(item.text);
  u.lang = lang;
  u.voice = voiceFor(lang);
  u.rate = GM_getValue('rate', 1);
  if (item.el) {
    item.el.style.outline = '2px dotted orange';
    item.el.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }
  const index = pos;
  u.onend = u.onerror = () => {
    if (item.el) item.el.style.outline = '';
    if (active && pos === index) { pos++; speak(); }
  };
  synth.speak(u);
}

function start() { queue = collect(); pos = 0; active = true; speak(); }
function stop() { active = false; synth.cancel(); }
function move(d) {
  if (!active) return;
  pos = Math.min(queue.length - 1, Math.max(0, pos + d));
  speak();
}

document.addEventListener('keydown', (e) => {
  if (!e.altKey || e.ctrlKey || e.metaKey) return;
  const action = { KeyR: () => (active ? stop() : start()), Period: () => move(1), Comma: () => move(-1) }[e.code];
  if (action) { e.preventDefault(); action(); }
});
window.addEventListener('pagehide', stop);

GM_registerMenuCommand('Speed…', () => {
  const r = parseFloat(prompt('0.5 – 3', GM_getValue('rate', 1)));
  if (r >= 0.5 && r <= 3) GM_setValue('rate', r);
});
GM_registerMenuCommand('Voice…', () => {
  const names = synth.getVoices().map((v, i) => `${i}: ${v.name} (${v.lang})`);
  const v = synth.getVoices()[prompt(names.join('\n'))];
  if (v) GM_setValue('voice', v.name);
});
