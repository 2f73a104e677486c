// ==UserScript==
// @name         No Sponsored Posts
// @namespace    https://scripts.example/no-sponsored
// @version      2.2.0
// @description  Removes sponsored posts before the page shows them.
// @match        https://www.reddit.com/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

const parse = JSON.parse;

function prune(value) {
  if (Array.isArray(value)) return value.filter((item) => !(item && item.isSponsored)).map(prune);
  if (value !== null && typeof value === 'object') {
    for (const key of Object.keys(value)) value[key] = prune(value[key]);
  }
  return value;
}

JSON.parse = function (text, reviver) {
  const value = parse.call(JSON, text, reviver);
  return typeof text === 'string' && text.includes('isSponsored') ? prune(value) : value;
};
