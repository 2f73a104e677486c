// ==UserScript==
// @name         Frame Height
// @namespace    frames
// @version      1.3.1
// @description  Embedded comments get the height they ask for, without a second scroll bar
// @match        https://blog.example/*
// @grant        none
// ==/UserScript==
const COMMENTS = 'https://comments.example';

const frameOf = (source) => [...document.querySelectorAll('iframe')].find((f) => f.contentWindow === source);

addEventListener('message', (event) => {
  if (event.origin !== COMMENTS) return;
  const height = Number(event.data?.height);
  if (!Number.isFinite(height) || height < 50 || height > 20000) return;
  const frame = frameOf(event.source);
  if (frame) frame.style.height = `${Math.ceil(height)}px`;
});

for (const frame of document.querySelectorAll(`iframe[src^="${COMMENTS}/"]`)) {
  const ask = () => frame.contentWindow.postMessage({ ask: 'height' }, COMMENTS);
  frame.addEventListener('load', ask);
  ask();
}
