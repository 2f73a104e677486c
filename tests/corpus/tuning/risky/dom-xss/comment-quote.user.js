// ==UserScript==
// @name        Comment Quote
// @namespace   quote.example.net
// @version     0.8
// @description Quotes selected text of an embedded viewer.
// @match       https://forum.example.org/*
// @grant       none
// ==/UserScript==

const box = document.querySelector('#reply');

function quote(text) {
  return `<blockquote>${text}</blockquote>`;
}

addEventListener('message', (message) => {
  const { selected = '' } = message.data;
  if (selected) box.insertAdjacentHTML('beforeend', quote(selected)); //! harm
});
