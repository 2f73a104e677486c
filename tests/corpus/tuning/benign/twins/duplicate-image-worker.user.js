// ==UserScript==
// @name        Gallery: hide duplicate images
// @namespace   dhash.gallery
// @version     2.0.0
// @description Computes a difference hash of each thumbnail in background workers and fades repeated pictures.
// @match       https://gallery.example.net/*
// @grant       none
// ==/UserScript==

const workerSource = () => {
  self.onmessage = ({ data: { id, pixels, w, h } }) => {
    // average to 9x8 grey, then compare neighbours
    const grey = new Float32Array(72);
    for (let y = 0; y < 8; y++) for (let x = 0; x < 9; x++) {
      let sum = 0, n = 0;
      const x0 = Math.floor(x * w / 9), x1 = Math.floor((x + 1) * w / 9);
      const y0 = Math.floor(y * h / 8), y1 = Math.floor((y + 1) * h / 8);
      for (let yy = y0; yy < y1; yy++) for (let xx = x0; xx < x1; xx++) {
        const p = (yy * w + xx) * 4;
        sum += pixels[p] * 0.299 + pixels[p + 1] * 0.587 + pixels[p + 2] * 0.114;
        n++;
      }
      grey[y * 9 + x] = n ? sum / n : 0;
    }
    let bits = 0n;
    for (let y = 0; y < 8; y++) for (let x = 0; x < 8; x++) bits = (bits << 1n) | (grey[y * 9 + x] < grey[y * 9 + x + 1] ? 1n : 0n);
    self.postMessage({ id, hash: bits });
  };
};

class Pool {
  constructor(size) {
    const url = URL.createObjectURL(new Blob([`(${workerSource})()`], { type: 'text/javascript' }));
    this.waiting = new Map();
    this.next = 0;
    this.workers = Array.from({ length: size }, () => {
      const w = new Worker(url);
      w.onmessage = ({ data }) => { this.waiting.get(data.id)(data.hash); this.waiting.delete(data.id); };
      return w;
    });
  }
  hash({ data, width, height }) {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.workers[id % this.workers.length].postMessage({ id, pixels: data, w: width, h: height }, [data.buffer]);
    });
  }
}

const distance = (a, b) => { let x = a ^ b, n = 0; while (x) { n += Number(x & 1n); x >>= 1n; } return n; };
const pool = new Pool(Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1)));
const known = [];
const canvas = document.createElement('canvas');
const ctx = canvas.getContext('2d', { willReadFrequently: true });

async function check(img) {
  if (!img.complete) await img.decode().catch(() => {});
  if (!img.naturalWidth) return;
  canvas.width = 72; canvas.height = 64;
  ctx.drawImage(img, 0, 0, 72, 64);
  let pixels;
  try { pixels = ctx.getImageData(0, 0, 72, 64); } catch { return; }
  const hash = await pool.hash(pixels);
  if (known.some((k) => distance(k, hash) <= 4)) img.closest('.thumb').style.opacity = '.15';
  else known.push(hash);
}

const seen = new WeakSet();
const scan = () => document.querySelectorAll('.thumb img').forEach((i) => { if (!seen.has(i)) { seen.add(i); check(i); } });
scan();
new MutationObserver(scan).observe(document.body, { childList: true, subtree: true });
