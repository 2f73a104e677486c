// ==UserScript==
// @name         Unread in Title
// @namespace    https://scripts.example/unread-title
// @version      1.0
// @description  (3) in the title when three tickets wait.
// @match        https://support.example.com/queue
// @grant        none
// ==/UserScript==

const plain = document.title;
const count = () => document.querySelectorAll('tr.ticket.unread').length;
const show = () => {
  const n = count();
  document.title = n ? `(${n}) ${plain}` : plain;
};
new MutationObserver(show).observe(document.querySelector('table') ?? document.body, { subtree: true, childList: true, attributes: true });
show();
