// ==UserScript==
// @name         Image Zoom
// @namespace    https://scripts.example/image-zoom
// @version      0.9.2
// @description  Hold Shift over a picture to see it in full size.
// @match        https://gallery.example.org/*
// @grant        none
// ==/UserScript==

let zoomed = null;

function open(image) {
  zoomed = image.cloneNode();
  zoomed.removeAttribute('width');
  zoomed.removeAttribute('height');
  zoomed.style.cssText = 'position:fixed;inset:0;margin:auto;max-width:96vw;max-height:96vh;z-index:99999;box-shadow:0 0 0 100vmax #000c';
  document.body.append(zoomed);
}

function close() {
  zoomed?.remove();
  zoomed = null;
}

document.addEventListener('mouseover', ({ target, shiftKey }) => {
  if (shiftKey && !zoomed && target instanceof HTMLImageElement) open(target);
});
document.addEventListener('keyup', ({ key }) => key === 'Shift' && close());
