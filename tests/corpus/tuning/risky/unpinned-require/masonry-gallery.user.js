// ==UserScript==
// @name         Masonry Gallery
// @namespace    https://gallery.example
// @version      1.3.1
// @description  Lays out pictures without gaps
// @match        https://photos.example/albums/*
// @require      http://static.gallery.example/js/masonry.js //! harm
// @grant        GM_addStyle
// ==/UserScript==
/* global Masonry */
GM_addStyle(`
  .album { display: block !important }
  .album > figure { width: 240px; margin: 0 0 8px }
`);

const album = document.querySelector('.album');
if (album) {
  const wall = new Masonry(album, { itemSelector: 'figure', gutter: 8 });
  for (const img of album.querySelectorAll('img')) {
    img.loading = 'eager';
    img.addEventListener('load', () => wall.layout(), { once: true });
  }
}
