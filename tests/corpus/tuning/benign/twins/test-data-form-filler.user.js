// ==UserScript==
// @name         Test data form filler
// @namespace    formfill-dev
// @version      2.2
// @description  Alt+F fills forms on the staging site with plausible test data, including card numbers for the sandbox
// @match        https://staging.example.com/*
// @match        https://dev.example.net/*
// @grant        none
// ==/UserScript==

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const digits = (n) => Array.from({ length: n }, () => Math.floor(Math.random() * 10)).join('');

const makers = [
  [/e-?mail/i, () => `test+${Date.now().toString(36)}@example.com`],
  [/first.?name|given/i, () => pick(['Ada', 'Alan', 'Grace', 'Linus', 'Margaret'])],
  [/last.?name|family|surname/i, () => pick(['Lovelace', 'Turing', 'Hopper', 'Torvalds', 'Hamilton'])],
  [/card.?(number|no)|cc-?num/i, () => '4242 4242 4242 4242'],
  [/cvc|cvv|security.?code/i, () => digits(3)],
  [/exp(iry)?/i, () => '12/34'],
  [/pass(word)?/i, () => 'Test-1234-pass'],
  [/phone|tel/i, () => '+1 555 01' + digits(2)],
  [/zip|postal/i, () => digits(5)],
  [/city/i, () => pick(['Springfield', 'Riverton', 'Lakeside'])],
  [/street|address/i, () => `${digits(2)} Sample Street`],
];

function hint(el) {
  const label = el.labels?.[0]?.textContent ?? '';
  return [el.autocomplete, el.name, el.id, el.placeholder, label, el.type].join(' ');
}

function fill(el) {
  if (el.disabled || el.readOnly || el.type === 'hidden' || el.type === 'file' || el.value) return;
  if (el.type === 'checkbox') { el.checked = true; return; }
  if (el.tagName === 'SELECT') { el.selectedIndex = Math.min(1, el.options.length - 1); return; }
  const rule = makers.find(([re]) => re.test(hint(el)));
  el.value = rule ? rule[1]() : 'Lorem ipsum';
}

document.addEventListener('keydown', (e) => {
  if (!e.altKey || e.code !== 'KeyF') return;
  e.preventDefault();
  document.querySelectorAll('form input, form select, form textarea').forEach((el) => {
    fill(el);
    el.dispatchEvent(new Event('input', { bubbles: true }));
    el.dispatchEvent(new Event('change', { bubbles: true }));
  });
});
