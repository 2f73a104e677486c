// ==UserScript==
// @name         Board: move times & material from the live socket
// @namespace    woodpusher
// @version      0.5.1
// @description  Shows seconds spent per move and captured material. After-game review only shows what the server sent you anyway.
// @author       woodpusher77
// @match        https://play.chessroom.example/game/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

const VALUE = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 };
const times = [];
let lastStamp = null;

class WatchedSocket extends window.WebSocket {
  constructor(url, protocols) {
    protocols === undefined ? super(url) : super(url, protocols);
    this.addEventListener('message', (e) => {
      if (typeof e.data !== 'string' || e.data[0] !== '{') return;
      const msg = JSON.parse(e.data);
      if (msg.t === 'move') onMove(msg.d);
      if (msg.t === 'reload') { times.length = 0; lastStamp = null; }
    });
  }
}
Object.defineProperty(WatchedSocket, 'name', { value: 'WebSocket' });
window.WebSocket = WatchedSocket;

function material(fen) {
  let diff = 0;
  for (const c of fen.split(' ')[0]) {
    const v = VALUE[c.toLowerCase()];
    if (v) diff += c === c.toLowerCase() ? -v : v;
  }
  return diff;
}

function panel() {
  let p = document.getElementById('mv-times');
  if (!p) {
    p = Object.assign(document.createElement('pre'), { id: 'mv-times' });
    Object.assign(p.style, { position: 'fixed', right: '8px', bottom: '8px', maxHeight: '40vh', overflow: 'auto', background: '#262421', color: '#bababa', padding: '6px 10px', font: '12px monospace', borderRadius: '4px' });
    document.body.append(p);
  }
  return p;
}

function onMove(d) {
  const now = performance.now();
  const spent = lastStamp === null ? 0 : (now - lastStamp) / 1000;
  lastStamp = now;
  times.push({ ply: d.ply, san: d.san, spent });
  const diff = material(d.fen);
  const head = diff === 0 ? 'material even' : `${diff > 0 ? 'white' : 'black'} +${Math.abs(diff)}`;
  panel().textContent = head + '\n' + times.slice(-20).map((t) => {
    const no = Math.ceil(t.ply / 2) + (t.ply % 2 ? '. ' : '…');
    return `${no.padStart(5)} ${t.san.padEnd(7)} ${t.spent.toFixed(1).padStart(6)}s`;
  }).join('\n');
}
