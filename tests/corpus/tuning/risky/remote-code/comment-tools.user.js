// ==UserScript==
// @name         Comment Tools
// @namespace    commenttools.test
// @version      2.8
// @description  Formatting buttons for comment boxes.
// @match        https://forum.example.org/*
// @grant        GM.xmlHttpRequest
// @connect      api.commenttools.test
// ==/UserScript==

async function load(name) {
  const { response } = await GM.xmlHttpRequest({ url: `https://api.commenttools.test/buttons/${name}`, responseType: 'json' });
  return response;
}

function addButton(bar, { label, action }) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.setAttribute('onclick', action); //! harm
  bar.append(button);
}

function addPreview(bar, { frame }) {
  const box = document.createElement('iframe');
  box.srcdoc = frame; //! harm
  bar.after(box);
}

(async function () {
  for (const area of document.querySelectorAll('textarea')) {
    const bar = document.createElement('div');
    area.before(bar);
    for (const name of ['bold', 'quote', 'spoiler']) addButton(bar, await load(name));
    addPreview(bar, await load('preview'));
  }
})();
