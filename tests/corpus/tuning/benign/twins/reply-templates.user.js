// ==UserScript==
// @name         Reply Templates
// @namespace    https://userscripts.example/t.bergen
// @version      2.3
// @description  Answers with the customer's name filled in
// @author       t.bergen
// @match        https://support.example.com/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// ==/UserScript==

const START = ["Hello {{name}},\n\nthank you for writing. I am looking into “{{subject}}”.", "Hello {{name}},\n\nthis is solved."];
const templates = () => GM_getValue("templates", START);

const facts = {
  name: () => document.querySelector(".requester")?.textContent.trim() ?? "",
  subject: () => document.querySelector("h1")?.textContent.trim() ?? "",
};
const fill = (template) => template.replace(/\{\{(\w+)\}\}/g, (whole, key) => (Object.hasOwn(facts, key) ? facts[key]() : whole));

const reply = document.querySelector("textarea.reply");
if (reply) {
  const select = document.createElement("select");
  select.add(new Option("Template…", ""));
  templates().forEach((text, n) => select.add(new Option(text.split("\n").pop(), n)));
  select.onchange = () => {
    const chosen = templates()[select.value];
    if (chosen) reply.setRangeText(fill(chosen), reply.selectionStart, reply.selectionEnd, "end");
    select.value = "";
  };
  reply.before(select);
}

GM_registerMenuCommand("Add the reply as a template", () => reply?.value && GM_setValue("templates", [...templates(), reply.value]));
