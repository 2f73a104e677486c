// ==UserScript==
// @name     Comment Words
// @version  0.5
// @description Highlights questions and thanks
// @author   t.bergen
// @match    https://stackoverflow.com/questions/*
// @grant    none
// ==/UserScript==

const WORDS = ["why", "how", "thanks", "solved"];
const pattern = new RegExp(`\\b(?:${WORDS.join("|")})\\b`, "gi");

function mark(text) {
  const fragment = new DocumentFragment();
  let last = 0;
  for (const match of text.data.matchAll(pattern)) {
    fragment.append(text.data.slice(last, match.index), Object.assign(document.createElement("mark"), { textContent: match[0] }));
    last = match.index + match[0].length;
  }
  if (last === 0) return;
  fragment.append(text.data.slice(last));
  text.replaceWith(fragment);
}

for (const comment of document.querySelectorAll(".comment-copy")) {
  const walker = document.createTreeWalker(comment, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  texts.forEach(mark);
}
