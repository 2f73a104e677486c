// ==UserScript==
// @name         Most Helpful First
// @namespace    https://scripts.example/most-helpful
// @version      1.0.1
// @description  Sorts comments by reactions.
// @match        https://github.com/*/issues/*
// @match        https://github.com/*/discussions/*
// @grant        none
// ==/UserScript==

const reactions = (comment) =>
  [...comment.querySelectorAll('.reaction-summary-item')].reduce((sum, item) => sum + (parseInt(item.textContent, 10) || 0), 0);

function sort() {
  const comments = [...document.querySelectorAll('.js-timeline-item')];
  const order = comments.map((comment, place) => ({ comment, place, count: reactions(comment) }));
  order.sort((a, b) => b.count - a.count || a.place - b.place);
  for (const { comment } of order) comment.parentElement.append(comment);
}

const button = document.createElement('button');
button.type = 'button';
button.textContent = 'Most helpful first';
button.addEventListener('click', sort);
document.querySelector('.gh-header-actions')?.prepend(button);
