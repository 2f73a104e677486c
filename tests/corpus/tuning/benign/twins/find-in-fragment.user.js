// ==UserScript==
// @name         Linked Highlights
// @namespace    https://scripts.example/linked-highlights
// @version      1.0
// @description  Highlights the words after #find= in the page.
// @match        https://lists.example.org/*
// @grant        none
// ==/UserScript==

const wanted = decodeURIComponent(new URLSearchParams(location.hash.slice(1)).get('find') ?? '').toLowerCase();

function mark(node, at) {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + wanted.length);
  range.surroundContents(document.createElement('mark'));
}

if (wanted) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const hits = [];
  while (walker.nextNode()) {
    const at = walker.currentNode.data.toLowerCase().indexOf(wanted);
    if (at >= 0) hits.push([walker.currentNode, at]);
  }
  for (const [node, at] of hits) mark(node, at);
  const title = document.createElement('p');
  title.textContent = `${hits.length} hits for “${wanted}”`;
  document.body.prepend(title);
}
