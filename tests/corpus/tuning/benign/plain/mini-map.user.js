// ==UserScript==
// @name         Page Mini Map
// @namespace    https://scripts.example/mini-map
// @version      0.3
// @description  A small map of long pages at the right edge.
// @match        https://handbook.example.org/*
// @grant        none
// ==/UserScript==

const WIDTH = 60;
const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH });
canvas.style.cssText = 'position:fixed;top:0;right:0;height:100vh;width:60px;opacity:.6;cursor:pointer;z-index:9999';

function draw() {
  const { scrollHeight, scrollWidth } = document.documentElement;
  canvas.height = innerHeight;
  const pen = canvas.getContext('2d');
  const fit = innerHeight / scrollHeight;
  for (const node of document.querySelectorAll('h1, h2, h3, p, img, pre')) {
    const box = node.getBoundingClientRect();
    pen.fillStyle = /^H\d/.test(node.tagName) ? '#c33' : node.tagName === 'IMG' ? '#39c' : '#999';
    pen.fillRect((box.left / scrollWidth) * WIDTH, (box.top + scrollY) * fit, (box.width / scrollWidth) * WIDTH, Math.max(1, box.height * fit));
  }
}

canvas.addEventListener('click', ({ offsetY }) => {
  scrollTo({ top: (offsetY / innerHeight) * document.documentElement.scrollHeight - innerHeight / 2, behavior: 'smooth' });
});
document.body.append(canvas);
draw();
addEventListener('resize', draw);
