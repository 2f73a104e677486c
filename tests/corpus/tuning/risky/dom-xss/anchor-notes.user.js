// ==UserScript==
// @name         Anchor Notes
// @namespace    anchornotes.example
// @version      1.0
// @description  Shows a note that is shared in a link.
// @match        *://*/*
// @grant        none
// ==/UserScript==

const note = decodeURIComponent(location.hash.slice(1));
if (note.startsWith('note:')) {
  const card = document.createElement('aside');
  card.className = 'anchor-note';
  card.innerHTML = '<h4>Shared note</h4>' + note.slice(5); //! harm
  document.body.prepend(card);
}
