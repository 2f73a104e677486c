// ==UserScript==
// @name        Queue refresher
// @match       https://desk.example.com/queue
// @version     1.3
// @grant       none
// ==/UserScript==
let left = 60;
const touched = () => { left = 60; };
['keydown', 'mousemove', 'wheel'].forEach(t => addEventListener(t, touched, { passive: true }));
setInterval(() => {
  const busy = document.querySelector('dialog[open], textarea:focus, input:focus');
  if (busy) return touched();
  const n = document.querySelectorAll('.ticket.new').length;
  document.title = `(${n}) Queue · ${left}s`;
  if (--left <= 0) location.reload();
}, 1000);
