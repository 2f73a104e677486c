// ==UserScript==
// @name         Quiet telemetry
// @namespace    quiettele
// @version      1.9
// @description  Lets beacons, analytics calls and tracking pixels of pages run into nothing
// @match        *://*/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

const TRACKERS = [
  'google-analytics.com', 'googletagmanager.com', 'doubleclick.net', 'connect.facebook.net', 'hotjar.com', 'metrics.example.com',
];

const blocked = (address) => {
  try {
    const { hostname, pathname } = new URL(address, location.href);
    return TRACKERS.some((t) => hostname === t || hostname.endsWith('.' + t)) || /\/(collect|beacon|telemetry|pixel)\b/.test(pathname);
  } catch {
    return false;
  }
};

const { sendBeacon } = Navigator.prototype;
Navigator.prototype.sendBeacon = function (url, data) {
  return blocked(url) ? true : sendBeacon.call(this, url, data);
};

const realFetch = window.fetch;
window.fetch = function fetch(input, init) {
  const url = input instanceof Request ? input.url : String(input);
  if (blocked(url)) return Promise.resolve(new Response('', { status: 204 }));
  return realFetch.call(this, input, init);
};

const realOpen = XMLHttpRequest.prototype.open;
XMLHttpRequest.prototype.open = function (method, url, ...rest) {
  return realOpen.call(this, method, blocked(url) ? 'data:text/plain,' : url, ...rest);
};

const src = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
Object.defineProperty(HTMLImageElement.prototype, 'src', {
  ...src,
  set(value) {
    if (!blocked(value)) src.set.call(this, value);
  },
});

for (const name of ['ga', 'gtag', 'fbq', '_paq']) {
  Object.defineProperty(window, name, { configurable: true, get: () => () => undefined, set() {} });
}
