// ==UserScript==
// @name         Board Arena: live lobby sidebar
// @namespace    ba-lobby
// @version      0.5.1
// @description  See open tables while you read the forum
// @match        https://boardarena.example/forum/*
// @grant        none
// ==/UserScript==

class Lobby extends EventTarget {
  constructor() {
    super();
    this.tables = new Map();
    this.wait = 1000;
  }

  connect() {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.ws = new WebSocket(`${scheme}//${location.host}/lobby/ws`);
    this.ws.onopen = () => {
      this.wait = 1000;
      this.ws.send(JSON.stringify({ op: 'subscribe', channel: 'tables' }));
    };
    this.ws.onmessage = (e) => this.handle(JSON.parse(e.data));
    this.ws.onclose = () => {
      this.wait = Math.min(this.wait * 2, 60000);
      setTimeout(() => this.connect(), this.wait);
    };
  }

  handle({ op, table }) {
    if (op === 'open' || op === 'update') this.tables.set(table.id, table);
    else if (op === 'close') this.tables.delete(table.id);
    else return;
    this.dispatchEvent(new Event('change'));
  }
}

const lobby = new Lobby();
const aside = document.createElement('aside');
aside.style.cssText = 'position:fixed;right:8px;top:80px;width:220px;background:#fffbe8;border:1px solid #cb8;padding:6px';
document.body.append(aside);

lobby.addEventListener('change', () => {
  aside.replaceChildren(
    ...[...lobby.tables.values()]
      .sort((a, b) => b.players - a.players)
      .slice(0, 12)
      .map((t) => {
        const a = document.createElement('a');
        a.href = `/table/${encodeURIComponent(t.id)}`;
        a.style.display = 'block';
        a.textContent = `${t.game} (${t.players}/${t.seats})`;
        return a;
      }),
  );
});

document.addEventListener('visibilitychange', () => {
  if (!document.hidden && !lobby.ws) lobby.connect();
});
if (!document.hidden) lobby.connect();
