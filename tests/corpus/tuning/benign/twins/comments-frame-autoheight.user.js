// ==UserScript==
// @name         Comments frame: full height
// @namespace    frameheight
// @version      1.0
// @description  The comments widget lives in a frame with two scrollbars. Measure inside, resize outside.
// @match        https://blog.example.com/*
// @match        https://comments.example.com/embed/*
// @grant        none
// ==/UserScript==

const OUTER = 'https://blog.example.com';
const INNER = 'https://comments.example.com';
const KIND = 'frame-height/1';

if (location.origin === INNER && window.parent !== window) {
  const tell = () => {
    parent.postMessage({ kind: KIND, height: document.documentElement.scrollHeight }, OUTER);
  };
  new ResizeObserver(tell).observe(document.body);
  window.addEventListener('load', tell);
} else if (location.origin === OUTER) {
  window.addEventListener('message', (event) => {
    if (event.origin !== INNER) return;
    const data = event.data;
    if (!data || data.kind !== KIND || !Number.isFinite(data.height)) return;
    const frame = [...document.querySelectorAll('iframe')].find((f) => f.contentWindow === event.source);
    if (!frame) return;
    frame.style.height = `${Math.min(30000, Math.max(200, Math.ceil(data.height)))}px`;
    frame.scrolling = 'no';
  });
}
