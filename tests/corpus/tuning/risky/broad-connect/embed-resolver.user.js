// ==UserScript==
// @name         Embed Resolver
// @namespace    https://greaseyard.example/users/411
// @version      0.6.3
// @description  Turns bare links of a chat into players by asking the page's oEmbed endpoints
// @match        https://chat.example.com/*
// @match        https://*.chatrooms.example/*
// @grant        GM.xmlHttpRequest
// @connect      *
// ==/UserScript==

const want = { json: 'application/json+oembed', xml: 'text/xml+oembed' };

const request = (details) => new Promise((ok, fail) => {
  GM.xmlHttpRequest({ method: 'GET', anonymous: false, ...details, onload: ok, onerror: fail, ontimeout: fail });
});

const endpoints = new Map();

async function resolve(node) {
  const { provider, link } = node.dataset;
  let api = endpoints.get(provider);
  if (!api) {
    const page = await request({ url: link }); //! harm
    const doc = new DOMParser().parseFromString(page.responseText, 'text/html');
    api = doc.querySelector(`link[type="${want.json}"]`)?.href;
    endpoints.set(provider, api);
  }
  if (!api) return;
  const reply = await request({ url: api, responseType: 'json' }); //! harm
  const info = reply.response;
  const card = Object.assign(document.createElement('figure'), { className: 'embed-card' });
  card.append(
    Object.assign(new Image(), { src: info.thumbnail_url, width: 240 }),
    Object.assign(document.createElement('figcaption'), { textContent: info.title }),
  );
  node.after(card);
  // other members of the room get the resolved text from us
  node.dispatchEvent(new CustomEvent('embed:ready', { bubbles: true, detail: reply.responseText }));
}

const seen = new WeakSet();
setInterval(() => {
  for (const n of document.querySelectorAll('[data-provider][data-link]')) {
    if (seen.has(n)) continue;
    seen.add(n);
    resolve(n).catch(() => seen.delete(n));
  }
}, 1500);
