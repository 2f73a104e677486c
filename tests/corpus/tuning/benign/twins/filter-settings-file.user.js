// ==UserScript==
// @name Filter with Settings File
// @namespace scripts.test
// @version 3.5.9
// @description Hides posts by word; the list of words can be saved and loaded
// @author wren
// @match https://board.example/*
// @grant GM_getValue
// @grant GM_setValue
// @grant GM_registerMenuCommand
// ==/UserScript==

const words = () => GM_getValue("words", []);
const hide = () => {
  const list = words().map((word) => word.toLowerCase());
  for (const post of document.querySelectorAll(".post")) {
    const text = post.innerText.toLowerCase();
    post.hidden = list.some((word) => text.includes(word));
  }
};

GM_registerMenuCommand("Save the words to a file", () => {
  const file = new Blob([JSON.stringify({ words: words() }, null, 2)], { type: "application/json" });
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: "words.json" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
});

GM_registerMenuCommand("Load the words from a file", () => {
  const input = Object.assign(document.createElement("input"), { type: "file", accept: ".json" });
  input.onchange = async () => {
    const read = JSON.parse(await input.files[0].text());
    if (!Array.isArray(read.words) || !read.words.every((word) => typeof word === "string")) return alert("Not a list of words");
    GM_setValue("words", read.words);
    hide();
  };
  input.click();
});

hide();
