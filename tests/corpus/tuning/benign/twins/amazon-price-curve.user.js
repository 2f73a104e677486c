// ==UserScript==
// @name            Amazon Price History Chart
// @namespace       https://pricecurve.example/
// @version         3.1.7
// @description     Adds a "price history" button under the price. The article number is looked up at pricecurve.example when you press it.
// @author          mira k.
// @match           https://www.amazon.com/*
// @require         https://cdn.jsdelivr.net/npm/chart.js@4.4.1/dist/chart.umd.min.js
// @connect         api.pricecurve.example
// @grant           GM_xmlhttpRequest
// @grant           GM.xmlHttpRequest
// @grant           GM_addStyle
// @run-at          document-idle
// @license         GPL-3.0-or-later
// ==/UserScript==
/* global Chart */

const API = 'https://api.pricecurve.example/v2';
const cache = new Map();

GM_addStyle(`
  .pch-btn { margin: 6px 0; padding: 3px 10px; border: 1px solid #aaa; border-radius: 8px; background: #f7f8fa; cursor: pointer }
  .pch-box { width: 100%; max-width: 640px; height: 260px; margin-top: 8px }
  .pch-msg { color: #b12704 }
`);

function asinOf(url) {
  const m = /\/(?:dp|gp\/product|gp\/aw\/d)\/([A-Z0-9]{10})(?:[/?#]|$)/.exec(url);
  return m && m[1];
}

function getJson(url) {
  return new Promise((resolve, reject) => {
    GM_xmlhttpRequest({
      method: 'GET',
      url,
      anonymous: true,
      responseType: 'json',
      timeout: 15000,
      onload: (r) => (r.status === 200 ? resolve(r.response) : reject(new Error('HTTP ' + r.status))),
      onerror: () => reject(new Error('network')),
      ontimeout: () => reject(new Error('timeout')),
    });
  });
}

async function history(asin) {
  if (!cache.has(asin)) cache.set(asin, getJson(`${API}/history/${asin}?tld=com`));
  try {
    return await cache.get(asin);
  } catch (e) {
    cache.delete(asin);
    throw e;
  }
}

function draw(box, data) {
  const canvas = document.createElement('canvas');
  box.replaceChildren(canvas);
  new Chart(canvas, {
    type: 'line',
    data: {
      labels: data.points.map((p) => new Date(p.t * 1000).toLocaleDateString()),
      datasets: [
        { label: 'Amazon', data: data.points.map((p) => p.amazon), stepped: true, pointRadius: 0 },
        { label: 'Used', data: data.points.map((p) => p.used), stepped: true, pointRadius: 0 },
      ],
    },
    options: { maintainAspectRatio: false, animation: false },
  });
}

function attach() {
  const asin = asinOf(location.href);
  const anchor = document.querySelector('#corePrice_feature_div, #price, #corePriceDisplay_desktop_feature_div');
  if (!asin || !anchor || anchor.querySelector('.pch-btn')) return;
  const btn = document.createElement('button');
  btn.type = 'button';
  btn.className = 'pch-btn';
  btn.textContent = '📈 Price history';
  const box = document.createElement('div');
  btn.addEventListener('click', async () => {
    box.className = 'pch-box';
    box.textContent = 'Loading …';
    try {
      draw(box, await history(asin));
    } catch (e) {
      box.className = 'pch-msg';
      box.textContent = `No price history (${e.message}).`;
    }
  });
  anchor.append(btn, box);
}

attach();
new MutationObserver(attach).observe(document.body, { childList: true, subtree: true });
