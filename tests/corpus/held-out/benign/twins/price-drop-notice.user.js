// ==UserScript==
// @name         Price watch
// @namespace    https://greasyfork.org/users/5150
// @version      3.1.2
// @description  Watch products of this shop; a note appears when the price drops
// @match        https://shop.cyclestore.example/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_notification
// @grant        GM_openInTab
// ==/UserScript==

(function () {
  'use strict';
  const HOUR = 3600e3;
  const watched = GM_getValue('watched', {});
  const store = () => GM_setValue('watched', watched);

  const readPrice = (root) => {
    const raw = root.querySelector('[itemprop=price]');
    const n = parseFloat(raw && (raw.getAttribute('content') || raw.textContent).replace(',', '.'));
    return Number.isFinite(n) ? n : null;
  };

  function button() {
    const price = readPrice(document);
    const slot = document.querySelector('.buy-box');
    if (price === null || !slot) return;
    const path = location.pathname;
    const b = document.createElement('button');
    const label = () => (b.textContent = watched[path] ? '★ watched' : '☆ watch price');
    b.type = 'button';
    b.onclick = () => {
      if (watched[path]) delete watched[path];
      else watched[path] = { name: document.querySelector('h1').textContent.trim(), price, checked: Date.now() };
      store();
      label();
    };
    label();
    slot.append(b);
  }

  async function check(path, item) {
    const res = await fetch(path, { credentials: 'omit' });
    if (!res.ok) return;
    const price = readPrice(new DOMParser().parseFromString(await res.text(), 'text/html'));
    item.checked = Date.now();
    if (price !== null && price < item.price) {
      GM_notification({
        title: item.name,
        text: `${item.price.toFixed(2)} → ${price.toFixed(2)}`,
        onclick: () => GM_openInTab(location.origin + path, { active: true }),
      });
      item.price = price;
    }
    store();
  }

  button();
  const stale = Object.entries(watched).filter(([, i]) => Date.now() - i.checked > 6 * HOUR).slice(0, 5);
  stale.reduce((chain, [path, item]) => chain.then(() => check(path, item)), Promise.resolve()).catch(console.warn);
})();
