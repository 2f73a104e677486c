// ==UserScript==
// @name        Name Tag
// @namespace   scripts.test
// @version     1.4.9
// @description Names windows, so that many of them can be told apart
// @author      wren
// @match       https://admin.example.com/*
// @grant       none
// ==/UserScript==
class Tag {
  constructor(text = window.name) {
    this.text = text;
  }
  get markup() {
    return `<span class="tag">${this.text || "unnamed"}</span>`;
  }
  show(target) {
    target.insertAdjacentHTML("afterbegin", this.markup); //! harm
    target.firstElementChild.ondblclick = () => this.rename(target);
  }
  rename(target) {
    window.name = prompt("Name of this window", this.text) ?? this.text;
    target.firstElementChild.remove();
    new Tag().show(target);
  }
}
new Tag().show(document.body);
