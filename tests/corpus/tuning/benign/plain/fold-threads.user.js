// ==UserScript==
// @name         Fold Threads
// @namespace    https://scripts.example/fold-threads
// @version      0.8.3
// @description  Click the line beside a comment to fold its answers.
// @match        https://forum.example.org/thread/*
// @grant        none
// ==/UserScript==

function* answers(comment) {
  const depth = Number(comment.dataset.depth);
  for (let next = comment.nextElementSibling; next; next = next.nextElementSibling) {
    if (Number(next.dataset.depth) <= depth) return;
    yield next;
  }
}

document.addEventListener('click', ({ target }) => {
  const line = target.closest('.depth-line');
  if (!line) return;
  const comment = line.closest('[data-depth]');
  const folded = comment.toggleAttribute('data-folded');
  for (const answer of answers(comment)) answer.hidden = folded;
});
