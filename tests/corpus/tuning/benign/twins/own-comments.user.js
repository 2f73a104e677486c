// ==UserScript==
// @name        Own Comments
// @namespace   https://userscripts.example/okapi
// @version     1.4.1
// @description Marks your comments and answers to them
// @author      okapi
// @match       https://news.ycombinator.com/item*
// @grant       GM_addStyle
// ==/UserScript==
GM_addStyle(".own { border-left: 3px solid #f60 } .answer { border-left: 3px solid #ccc }");
const me = document.querySelector("a#me")?.textContent;
let depthOfMine = -1;
for (const row of document.querySelectorAll("tr.comtr")) {
  const depth = Number(row.querySelector("td.ind")?.getAttribute("indent") ?? 0);
  const author = row.querySelector(".hnuser")?.textContent;
  if (depth <= depthOfMine) depthOfMine = -1;
  if (author && author === me) {
    row.classList.add("own");
    depthOfMine = depth;
  } else if (depth === depthOfMine + 1 && depthOfMine >= 0) {
    row.classList.add("answer");
  }
}
