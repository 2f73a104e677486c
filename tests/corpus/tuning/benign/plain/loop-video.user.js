// ==UserScript==
// @name         Loop Part
// @namespace    https://scripts.example/loop-part
// @version      1.0
// @description  Press [ and ] to set the ends of a loop, \ to clear it.
// @match        https://video.example.com/watch*
// @grant        none
// ==/UserScript==

let from = null;
let to = null;
const video = () => document.querySelector('video');

const actions = {
  '[': (v) => (from = v.currentTime),
  ']': (v) => (to = v.currentTime),
  '\\': () => (from = to = null),
};

document.addEventListener('keydown', (event) => {
  const v = video();
  const action = actions[event.key];
  if (!v || !action || /^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
  action(v);
});

document.addEventListener('timeupdate', ({ target }) => {
  if (from !== null && to !== null && to > from && target.currentTime >= to) target.currentTime = from;
}, true);
