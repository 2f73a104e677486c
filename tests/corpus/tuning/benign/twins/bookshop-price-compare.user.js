// ==UserScript==
// @name         Book prices elsewhere
// @namespace    bookprices
// @version      4.0.2
// @description  Shows what the same ISBN costs in three other shops, under the price on the product page
// @match        https://www.amazon.com/*/dp/*
// @match        https://www.amazon.com/dp/*
// @connect      api.bookshop-one.example
// @connect      api.bookshop-two.example
// @connect      api.usedbooks.example
// @grant        GM_xmlhttpRequest
// @grant        GM_addStyle
// ==/UserScript==

GM_addStyle('#bp-elsewhere{border:1px solid #ccc;padding:6px;margin:6px 0;font-size:13px} #bp-elsewhere td{padding:2px 8px}');

const shops = [
  { name: 'Shop One', url: (isbn) => `https://api.bookshop-one.example/v1/offers/${isbn}`, pick: (j) => ({ price: j.price.amount, cur: j.price.currency, link: j.url }) },
  { name: 'Shop Two', url: (isbn) => `https://api.bookshop-two.example/search?isbn=${isbn}&format=json`, pick: (j) => ({ price: j.hits[0].eur, cur: 'EUR', link: j.hits[0].permalink }) },
  { name: 'Used Books', url: (isbn) => `https://api.usedbooks.example/lowest?isbn13=${isbn}`, pick: (j) => ({ price: j.lowest, cur: j.currency, link: j.href }) },
];

function findIsbn() {
  const text = document.querySelector('#detailBullets_feature_div, #productDetailsTable')?.textContent ?? '';
  const m = text.match(/ISBN-13\D*?(97[89][-\d]{10,14})/);
  return m ? m[1].replace(/\D/g, '') : null;
}

const getJson = (url) =>
  new Promise((resolve, reject) => {
    GM_xmlhttpRequest({
      method: 'GET',
      url,
      anonymous: true,
      responseType: 'json',
      timeout: 8000,
      onload: (r) => (r.status === 200 ? resolve(r.response) : reject(new Error(r.status))),
      onerror: reject,
      ontimeout: reject,
    });
  });

function row(table, name) {
  const tr = table.insertRow();
  tr.insertCell().textContent = name;
  const cell = tr.insertCell();
  cell.textContent = '…';
  return cell;
}

(async function main() {
  const isbn = findIsbn();
  const anchor = document.querySelector('#corePrice_feature_div, #price');
  if (!isbn || !anchor) return;
  const table = document.createElement('table');
  table.id = 'bp-elsewhere';
  anchor.after(table);
  await Promise.allSettled(
    shops.map(async (shop) => {
      const cell = row(table, shop.name);
      try {
        const { price, cur, link } = shop.pick(await getJson(shop.url(isbn)));
        const a = document.createElement('a');
        if (/^https:\/\//.test(link)) a.href = link;
        a.rel = 'noreferrer';
        a.target = '_blank';
        a.textContent = new Intl.NumberFormat(undefined, { style: 'currency', currency: cur }).format(price);
        cell.replaceChildren(a);
      } catch {
        cell.textContent = 'not found';
      }
    }),
  );
})();
