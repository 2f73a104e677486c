// ==UserScript==
// @name         Metric Recipes
// @namespace    https://scripts.example/metric-recipes
// @version      1.1
// @description  Cups and ounces in millilitres and grams.
// @match        https://recipes.example.com/*
// @grant        none
// ==/UserScript==

const UNITS = {
  cup: [240, 'ml'],
  tablespoon: [15, 'ml'],
  teaspoon: [5, 'ml'],
  ounce: [28, 'g'],
  pound: [454, 'g'],
};
const AMOUNT = new RegExp(`(\\d+(?:[./]\\d+)?)\\s+(${Object.keys(UNITS).join('|')})s?\\b`, 'gi');

const toNumber = (text) => {
  const [above, below = 1] = text.split('/').map(Number);
  return above / below;
};

const convert = (text) =>
  text.replace(AMOUNT, (whole, amount, unit) => {
    const [factor, name] = UNITS[unit.toLowerCase()];
    return `${whole} (${Math.round(toNumber(amount) * factor)} ${name})`;
  });

document.querySelectorAll('.ingredients li').forEach((item) => {
  item.textContent = convert(item.textContent);
});
