// ==UserScript==
// @name         Gallery View
// @namespace    gallery.example
// @version      1.6
// @description  Shows the pictures of a page as a gallery.
// @match        *://*/*
// @require      http://libs.gallery.example/lightbox.js //! harm
// @grant        none
// ==/UserScript==

/* global Lightbox */
(function () {
  var pictures = Array.prototype.filter.call(document.images, function (image) {
    return image.naturalWidth > 400;
  });
  if (pictures.length < 3) return;
  var button = document.createElement('button');
  button.textContent = 'Gallery (' + pictures.length + ')';
  button.onclick = function () {
    Lightbox.open(pictures.map(function (image) { return image.src; }));
  };
  document.body.insertBefore(button, document.body.firstChild);
})();
