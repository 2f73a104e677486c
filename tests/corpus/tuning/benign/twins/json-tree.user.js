// ==UserScript==
// @name        JSON Tree
// @namespace   https://userscripts.example/kestrel
// @version     1.4.5
// @description Reads JSON answers as a tree
// @match       https://api.example.com/*
// @match       https://*.example.org/*.json
// @grant       none
// ==/UserScript==
(() => {
  if (!/\bjson$/.test(document.contentType)) return;
  const source = document.body.textContent;
  let data;
  try {
    data = JSON.parse(source);
  } catch (reason) {
    document.body.prepend(`Not valid JSON: ${reason.message}`);
    return;
  }
  const node = (key, value) => {
    if (value === null || typeof value !== "object") {
      const row = document.createElement("div");
      row.textContent = `${key}: ${JSON.stringify(value)}`;
      row.dataset.type = typeof value;
      return row;
    }
    const branch = document.createElement("details");
    branch.open = true;
    const summary = document.createElement("summary");
    summary.textContent = Array.isArray(value) ? `${key} [${value.length}]` : `${key} {${Object.keys(value).length}}`;
    branch.append(summary, ...Object.entries(value).map(([name, part]) => node(name, part)));
    branch.style.marginLeft = "1.5em";
    return branch;
  };
  document.body.replaceChildren(node("root", data));
})();
