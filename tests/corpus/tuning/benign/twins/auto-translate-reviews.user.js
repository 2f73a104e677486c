// ==UserScript==
// @name         Reviews in my language
// @namespace    reviewtrans
// @version      1.1.2
// @description  Translates public product reviews as you scroll to them, original in the tooltip
// @match        https://www.amazon.com/product-reviews/*
// @match        https://shop.example/reviews/*
// @connect      translate.example.org
// @grant        GM.xmlHttpRequest
// ==/UserScript==

const lang = navigator.language.split('-')[0];
const batch = [];
let timer = null;

async function flush() {
  timer = null;
  const part = batch.splice(0, 10);
  if (!part.length) return;
  try {
    const { responseText } = await GM.xmlHttpRequest({
      method: 'POST',
      url: 'https://translate.example.org/v2/batch',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      anonymous: true,
      data: part.reduce((p, el) => (p.append('q', el.textContent.trim()), p), new URLSearchParams({ target: lang })).toString(),
    });
    JSON.parse(responseText).translations.forEach((t, i) => {
      if (t.source === lang) return;
      part[i].title = part[i].textContent.trim();
      part[i].textContent = t.text;
    });
  } catch (e) {
    console.warn('[reviews]', e);
  }
  if (batch.length) timer = setTimeout(flush, 1000);
}

const seen = new IntersectionObserver((list) => {
  list.filter((x) => x.isIntersecting).forEach(({ target }) => {
    seen.unobserve(target);
    batch.push(target);
    timer ??= setTimeout(flush, 400);
  });
});

document.querySelectorAll('[data-hook="review-body"] span, .review .text').forEach((el) => seen.observe(el));
