// ==UserScript==
// @name         Address checksum marker (BTC)
// @namespace    addrcheck
// @version      1.0.0
// @description  Puts ✓ or ✗ after Bitcoin addresses so that typos are seen before you pay
// @match        https://bazaar.example/orders/*
// @match        https://donate.freesoft.example/*
// @grant        none
// ==/UserScript==

(function () {
  'use strict';
  const B58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  const B32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
  const PATTERN = /\b([13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1[02-9ac-hj-np-z]{11,71})\b/g;

  function decode58(s) {
    let n = 0n;
    for (const c of s) n = n * 58n + BigInt(B58.indexOf(c));
    const out = new Uint8Array(25);
    for (let i = 24; i >= 0; i--) { out[i] = Number(n & 255n); n >>= 8n; }
    return n === 0n ? out : null;
  }

  const sha = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

  async function checkLegacy(addr) {
    const b = decode58(addr);
    if (!b) return false;
    const hash = await sha(await sha(b.slice(0, 21)));
    return hash.slice(0, 4).every((x, i) => x === b[21 + i]);
  }

  function checkBech32(addr) {
    const GEN = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
    let chk = 1;
    const feed = (v) => {
      const top = chk >>> 25;
      chk = ((chk & 0x1ffffff) << 5) ^ v;
      for (let i = 0; i < 5; i++) if ((top >> i) & 1) chk ^= GEN[i];
    };
    for (const c of 'bc') feed(c.charCodeAt(0) >> 5);
    feed(0);
    for (const c of 'bc') feed(c.charCodeAt(0) & 31);
    for (const c of addr.slice(3)) feed(B32.indexOf(c));
    chk >>>= 0;
    return chk === 1 || chk === 0x2bc830a3;
  }

  async function mark(node) {
    const matches = [...node.nodeValue.matchAll(PATTERN)].reverse();
    for (const m of matches) {
      const ok = m[1].startsWith('bc1') ? checkBech32(m[1]) : await checkLegacy(m[1]);
      const tail = node.splitText(m.index + m[1].length);
      const sign = document.createElement('sup');
      sign.textContent = ok ? '✓' : '✗ bad checksum';
      sign.style.color = ok ? 'green' : 'red';
      tail.before(sign);
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, {
    acceptNode: (n) =>
      /^(SCRIPT|STYLE|TEXTAREA)$/.test(n.parentElement?.tagName) || n.nodeValue.search(PATTERN) < 0
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  });
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  nodes.forEach(mark);
})();
