// ==UserScript==
// @name         Unit Price
// @namespace    https://scripts.example/unit-price
// @version      3.2.0
// @description  Price per kilogram or litre beside each product
// @antifeature  referral-link  The line "Buy through the author's link" at the foot of the page names the author to the shop.
// @match        https://www.shop.example/*
// @grant        none
// ==/UserScript==
const sizes = { g: 0.001, kg: 1, ml: 0.001, l: 1 };

const perUnit = (name, price) => {
  const m = /([\d.]+)\s*(kg|g|ml|l)\b/i.exec(name);
  if (!m) return null;
  const amount = Number(m[1]) * sizes[m[2].toLowerCase()];
  return `${(price / amount).toFixed(2)} / ${/g/i.test(m[2]) ? 'kg' : 'l'}`;
};

for (const card of document.querySelectorAll('.product')) {
  const text = perUnit(card.querySelector('h3').textContent, Number(card.querySelector('.price').dataset.value));
  if (text) card.querySelector('.price').append(` (${text})`);
}

const foot = document.querySelector('footer');
if (foot) {
  const support = document.createElement('a');
  support.href = `${location.origin}${location.pathname}?tag=unitprice-21`;
  support.textContent = "Buy through the author's link (the author earns a share)";
  foot.append(support);
}
