// ==UserScript==
// @name        Idle Bakery helper
// @namespace   games/bakery
// @version     0.2.20
// @description Payback time of each building, buys the best one when you switch it on
// @match       https://bakery-game.example.com/
// @grant       unsafeWindow
// ==/UserScript==

const Game = () => unsafeWindow.BakeryGame;
const bus = new EventTarget();
const emit = (type, detail) => bus.dispatchEvent(new CustomEvent(type, { detail }));

let auto = false;
let lastGolden = 0;

function rank() {
  const g = Game();
  return Object.values(g.buildings)
    .filter(b => !b.locked)
    .map(b => ({ b, payback: b.price / Math.max(b.perSecond, 1e-9) }))
    .sort((x, y) => x.payback - y.payback);
}

function tick() {
  const g = Game();
  if (!g || !g.ready) return;
  const list = rank();
  emit('rank', list);
  if (!auto || !list.length) return;
  const best = list[0].b;
  if (g.loaves >= best.price) {
    best.buy(1);
    emit('bought', best.name);
  }
  const golden = document.querySelector('.golden-loaf:not(.leaving)');
  if (golden && Date.now() - lastGolden > 2000) {
    lastGolden = Date.now();
    golden.click();
  }
}

const panel = document.createElement('div');
panel.style.cssText = 'position:fixed;left:8px;top:40%;padding:8px;background:#3b2a1aee;color:#fdf3dc;font:12px monospace;border-radius:6px;z-index:99';
const toggle = document.createElement('label');
const check = Object.assign(document.createElement('input'), { type: 'checkbox' });
check.onchange = () => { auto = check.checked; };
toggle.append(check, ' buy best');
const out = document.createElement('pre');
const log = document.createElement('div');
panel.append(toggle, out, log);
document.body.append(panel);

const time = s => s < 60 ? `${s.toFixed(0)}s` : s < 3600 ? `${(s / 60).toFixed(1)}m` : `${(s / 3600).toFixed(1)}h`;
bus.addEventListener('rank', e => {
  out.textContent = e.detail.slice(0, 8).map(({ b, payback }) => `${b.name.padEnd(12)} ${time(payback).padStart(7)}`).join('\n');
});
bus.addEventListener('bought', e => { log.textContent = `bought ${e.detail} at ${new Date().toLocaleTimeString()}`; });

setInterval(tick, 500);
