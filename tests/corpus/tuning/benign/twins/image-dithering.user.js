// ==UserScript==
// @name         E-Ink Pictures
// @namespace    https://scripts.example/e-ink
// @version      0.4.1
// @description  Dithers pictures to black and white on e-ink screens.
// @match        https://comics.example.org/*
// @grant        none
// ==/UserScript==

const source = `onmessage = ({ data: { id, pixels, width } }) => {
  for (let i = 0; i < pixels.length; i += 4) {
    const grey = (pixels[i] * 3 + pixels[i + 1] * 6 + pixels[i + 2]) / 10;
    const value = grey > 127 ? 255 : 0;
    const error = (grey - value) / 8;
    for (const next of [4, 8, width * 4 - 4, width * 4, width * 4 + 4, width * 8]) pixels[i + next] += error;
    pixels[i] = pixels[i + 1] = pixels[i + 2] = value;
  }
  postMessage({ id, pixels }, [pixels.buffer]);
};`;

const address = URL.createObjectURL(new Blob([source]));
const pool = Array.from({ length: navigator.hardwareConcurrency || 2 }, () => new Worker(address));
const canvases = [];

for (const worker of pool) {
  worker.onmessage = ({ data: { id, pixels } }) => {
    const canvas = canvases[id];
    canvas.getContext('2d').putImageData(new ImageData(pixels, canvas.width), 0, 0);
  };
}

[...document.querySelectorAll('main img')].forEach((image, id) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight });
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  canvases[id] = canvas;
  image.replaceWith(canvas);
  const { data: pixels, width } = pen.getImageData(0, 0, canvas.width, canvas.height);
  pool[id % pool.length].postMessage({ id, pixels, width }, [pixels.buffer]);
});
