// ==UserScript==
// @name     Shared Macros
// @namespace scripts.test
// @version  0.2
// @description Text macros for replies
// @author   t.bergen
// @match    https://support.example.com/tickets/*
// @resource macros https://macros.example.net/latest/macros.txt
// @grant    GM_getResourceText
// ==/UserScript==

const source = GM_getResourceText("macros");
const define = Function.bind(null, "reply");
const macros = source.split(/^---$/m).map((block) => {
  const [title, ...lines] = block.trim().split("\n");
  return { title, run: define(lines.join("\n")) }; //! harm
});

const box = document.querySelector("textarea[name=reply]");
const menu = document.createElement("menu");
for (const { title, run } of macros) {
  const item = document.createElement("button");
  item.type = "button";
  item.textContent = title;
  item.onclick = () => run(box); //! harm
  menu.append(item);
}
box?.before(menu);
