// ==UserScript==
// @name         Address Guard
// @namespace    https://scripts.example/address-guard
// @version      0.3.0
// @description  Warns when a wallet address changes between copy and paste.
// @match        https://wallet.example.net/*
// @grant        none
// ==/UserScript==

const ADDRESS = /\b(0x[0-9a-fA-F]{40}|bc1[a-z0-9]{25,59}|[13][a-km-zA-HJ-NP-Z1-9]{25,34})\b/;
let copied = null;

document.addEventListener('copy', () => {
  const [found = null] = ADDRESS.exec(String(getSelection())) ?? [];
  copied = found;
});

document.addEventListener('paste', (event) => {
  const pasted = event.clipboardData.getData('text').trim();
  if (!ADDRESS.test(pasted) || copied === null) return;
  if (pasted === copied) return;
  event.preventDefault();
  alert(`Stop: you copied ${copied.slice(0, 8)}… but ${pasted.slice(0, 8)}… is about to be pasted.`);
});
