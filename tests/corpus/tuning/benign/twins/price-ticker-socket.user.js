// ==UserScript==
// @name        Coin ticker in the title bar
// @namespace   ticker
// @version     1.6
// @description Live prices from stream.exchange.example (WebSocket)
// @match       https://www.exchange.example/*
// @grant       none
// ==/UserScript==
class Ticker extends EventTarget {
  #wait = 1000;
  constructor(pairs) { super(); this.pairs = pairs; this.open(); }
  open() {
    const ws = new WebSocket('wss://stream.exchange.example/v2');
    ws.onopen = () => { this.#wait = 1000; ws.send(JSON.stringify({ op: 'subscribe', channels: this.pairs.map(p => 'ticker.' + p) })); };
    ws.onmessage = ({ data }) => {
      const d = JSON.parse(data);
      if (d.pair) this.dispatchEvent(new CustomEvent('price', { detail: { pair: d.pair, last: Number(d.last) } }));
    };
    ws.onclose = () => setTimeout(() => this.open(), this.#wait = Math.min(this.#wait * 2, 60000));
  }
}
const prices = {};
new Ticker(['btc_eur', 'eth_eur']).addEventListener('price', ({ detail: { pair, last } }) => {
  prices[pair] = last;
  document.title = Object.entries(prices).map(([p, v]) => `${p.slice(0, 3).toUpperCase()} ${v.toFixed(0)}`).join(' · ');
});
