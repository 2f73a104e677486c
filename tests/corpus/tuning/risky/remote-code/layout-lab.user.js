// ==UserScript==
// @name         Layout Lab
// @namespace    scripts.test
// @version      2.0
// @description  Try other layouts of a page side by side
// @author       t.bergen
// @match        https://news.example.com/*
// @grant        none
// ==/UserScript==

const lab = document.createElement("dialog");
const frame = document.createElement("iframe");
lab.append(frame);

const fetchLayout = (id) => fetch(`//layouts.example.net/${id}`).then((r) => (r.ok ? r.text() : Promise.reject(r.status)));

async function preview(id) {
  document.body.append(lab);
  lab.showModal();
  const html = await fetchLayout(id);
  const inner = frame.contentDocument;
  inner.open();
  inner.write(html.replace("{{title}}", document.title)); //! harm
  inner.close();
}

addEventListener("keydown", (event) => event.altKey && /^[1-9]$/.test(event.key) && preview(event.key));
