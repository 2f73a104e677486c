// ==UserScript==
// @name         Sudoku pencil marks & hint
// @namespace    sudoku-helper
// @version      1.5.2
// @description  Fills in candidates; H asks a background solver for one hint
// @match        https://sudoku.example.net/play/*
// @grant        none
// ==/UserScript==

(() => {
  'use strict';

  // This function runs inside the worker, it is turned into text below.
  function solver() {
    const peers = [];
    for (let i = 0; i < 81; i++) {
      const r = Math.floor(i / 9), c = i % 9, set = new Set();
      for (let k = 0; k < 9; k++) {
        set.add(r * 9 + k);
        set.add(k * 9 + c);
        set.add((r - r % 3 + Math.floor(k / 3)) * 9 + (c - c % 3 + k % 3));
      }
      set.delete(i);
      peers.push([...set]);
    }
    const options = (g, i) => {
      let mask = 0x3fe;
      for (const p of peers[i]) mask &= ~(1 << g[p]);
      return mask;
    };
    const bits = m => { let n = 0; while (m) { m &= m - 1; n++; } return n; };
    function solve(g) {
      let best = -1, fewest = 10;
      for (let i = 0; i < 81; i++) {
        if (g[i]) continue;
        const n = bits(options(g, i));
        if (n < fewest) { fewest = n; best = i; if (n < 2) break; }
      }
      if (best < 0) return true;
      const mask = options(g, best);
      for (let d = 1; d <= 9; d++) {
        if (!(mask >> d & 1)) continue;
        g[best] = d;
        if (solve(g)) return true;
      }
      g[best] = 0;
      return false;
    }
    self.onmessage = e => {
      const given = e.data.slice(), full = e.data.slice();
      if (!solve(full)) return self.postMessage({ error: 'No solution' });
      const open = given.map((v, i) => v ? null : i).filter(v => v !== null);
      open.sort((a, b) => bits(options(given, a)) - bits(options(given, b)));
      self.postMessage({ cell: open[0], digit: full[open[0]] });
    };
  }

  const cells = [...document.querySelectorAll('.board .cell')];
  if (cells.length !== 81) return;
  const read = () => cells.map(c => parseInt(c.querySelector('.value')?.textContent, 10) || 0);

  function pencil() {
    const g = read();
    cells.forEach((cell, i) => {
      cell.querySelector('.ph-marks')?.remove();
      if (g[i]) return;
      const r = Math.floor(i / 9), c = i % 9;
      const used = new Set(g.filter((v, j) => {
        const rr = Math.floor(j / 9), cc = j % 9;
        return rr === r || cc === c || (Math.floor(rr / 3) === Math.floor(r / 3) && Math.floor(cc / 3) === Math.floor(c / 3));
      }));
      const m = document.createElement('small');
      m.className = 'ph-marks';
      m.style.cssText = 'position:absolute;inset:2px;font-size:9px;color:#79a;pointer-events:none;word-spacing:3px';
      m.textContent = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(d => !used.has(d)).join(' ');
      cell.style.position = 'relative';
      cell.append(m);
    });
  }

  const url = URL.createObjectURL(new Blob([`(${solver})()`], { type: 'text/javascript' }));
  const worker = new Worker(url);
  worker.onmessage = ({ data }) => {
    if (data.error) return alert(data.error);
    const cell = cells[data.cell];
    cell.animate([{ background: '#fe8' }, { background: 'transparent' }], 2500);
    cell.title = `Hint: ${data.digit}`;
  };

  document.addEventListener('keydown', e => {
    if (e.key === 'p') pencil();
    if (e.key === 'h') worker.postMessage(read());
  });
})();
