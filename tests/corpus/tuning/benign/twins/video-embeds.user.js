// ==UserScript==
// @name         Click to Embed
// @namespace    https://scripts.example/click-to-embed
// @version      1.1
// @description  Plays linked videos in place.
// @match        https://forum.example.org/*
// @grant        none
// ==/UserScript==

const ID = /^https:\/\/www\.youtube\.com\/watch\?v=([\w-]{11})/;

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[href*="youtube.com/watch"]');
  const [, id] = (link && ID.exec(link.href)) || [];
  if (!id || event.ctrlKey) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.src = `https://www.youtube.com/embed/${id}`;
  frame.width = '560';
  frame.height = '315';
  frame.allow = 'fullscreen';
  frame.referrerPolicy = 'no-referrer';
  link.replaceWith(frame);
});
