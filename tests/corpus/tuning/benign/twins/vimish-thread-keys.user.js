// ==UserScript==
// @name         Vimish thread keys
// @namespace    https://greasyfork.org/scripts/vimish
// @version      3.2.0
// @description  j/k between comments, gg/G, o to open, y to copy the permalink, ? for help
// @match        https://old.reddit.com/*
// @match        https://news.ycombinator.com/item*
// @grant        GM_setClipboard
// @grant        GM_addStyle
// ==/UserScript==

GM_addStyle('.vk-now{outline:2px solid #f60;outline-offset:2px} #vk-help{position:fixed;inset:20% 30%;background:#fff;color:#000;padding:1em;z-index:9999;overflow:auto}');

const isHN = location.hostname === 'news.ycombinator.com';
const rows = () => [...document.querySelectorAll(isHN ? 'tr.athing.comtr' : '.comment > .entry')].filter((r) => r.offsetParent);

let index = -1;
let pending = '';
let pendingTimer = 0;

function go(to) {
  const list = rows();
  if (!list.length) return;
  document.querySelector('.vk-now')?.classList.remove('vk-now');
  index = Math.max(0, Math.min(list.length - 1, to));
  list[index].classList.add('vk-now');
  list[index].scrollIntoView({ block: 'start', behavior: 'instant' });
}

function permalink() {
  const row = rows()[index];
  return row?.querySelector(isHN ? '.age a' : 'a.bylink')?.href;
}

const commands = {
  j: ['next comment', () => go(index + 1)],
  k: ['previous comment', () => go(index - 1)],
  gg: ['first comment', () => go(0)],
  G: ['last comment', () => go(Infinity)],
  o: ['open permalink', () => permalink() && window.open(permalink(), '_blank', 'noopener')],
  y: ['copy permalink', () => permalink() && GM_setClipboard(permalink(), 'text')],
  '?': ['this help', toggleHelp],
};

function toggleHelp() {
  const old = document.getElementById('vk-help');
  if (old) return old.remove();
  const dl = document.createElement('dl');
  dl.id = 'vk-help';
  for (const [key, [what]] of Object.entries(commands)) {
    const dt = document.createElement('dt');
    const dd = document.createElement('dd');
    dt.textContent = key;
    dd.textContent = what;
    dl.append(dt, dd);
  }
  document.body.append(dl);
}

document.addEventListener('keydown', (e) => {
  if (e.ctrlKey || e.metaKey || e.altKey || e.key.length > 1) return;
  const t = e.target;
  if (t.isContentEditable || /^(input|textarea|select)$/i.test(t.tagName)) return;
  clearTimeout(pendingTimer);
  pending += e.key;
  if (commands[pending]) {
    e.preventDefault();
    commands[pending][1]();
    pending = '';
  } else if (!Object.keys(commands).some((c) => c.startsWith(pending))) {
    pending = '';
  } else {
    pendingTimer = setTimeout(() => { pending = ''; }, 800);
  }
}, true);
