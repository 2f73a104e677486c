// ==UserScript==
// @name         Prices in My Currency
// @namespace    https://scripts.example/my-currency
// @version      1.5.0
// @description  Shows euro prices in your currency, with daily rates of rates.example.org.
// @match        https://shop.example.com/*
// @grant        GM_xmlhttpRequest
// @grant        GM_getValue
// @grant        GM_setValue
// @connect      rates.example.org
// ==/UserScript==

const CURRENCY = GM_getValue('currency', 'CHF');
const DAY = 864e5;

function fetchRate() {
  return new Promise((resolve, reject) => {
    GM_xmlhttpRequest({
      url: `https://rates.example.org/v1/latest?base=EUR&symbols=${CURRENCY}`,
      responseType: 'json',
      onload: ({ response }) => resolve(response.rates[CURRENCY]),
      onerror: () => reject(new Error('rates.example.org does not answer')),
    });
  });
}

async function rate() {
  const { at = 0, value } = GM_getValue('rate', {});
  if (Date.now() - at < DAY) return value;
  const fresh = await fetchRate();
  GM_setValue('rate', { at: Date.now(), value: fresh });
  return fresh;
}

rate().then((factor) => {
  for (const price of document.querySelectorAll('.price[data-eur]')) {
    price.title = new Intl.NumberFormat(undefined, { style: 'currency', currency: CURRENCY }).format(price.dataset.eur * factor);
  }
}, console.warn);
