// ==UserScript==
// @name         Exact Ratings
// @namespace    https://scripts.example/exact-ratings
// @version      1.0
// @description  4.37 instead of four and a half stars.
// @match        https://shop.example.com/*
// @grant        none
// ==/UserScript==

document.querySelectorAll('[data-rating]').forEach(function (stars) {
  var value = parseFloat(stars.getAttribute('data-rating'));
  if (isNaN(value)) return;
  var text = document.createElement('span');
  text.textContent = ' ' + value.toFixed(2);
  text.style.color = value >= 4 ? 'green' : value >= 3 ? 'inherit' : 'firebrick';
  stars.appendChild(text);
});
