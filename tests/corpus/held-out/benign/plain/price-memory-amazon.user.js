// ==UserScript==
// @name         Price Memory
// @namespace    https://greasyfork.org/scripts/price-memory
// @version      1.1.4
// @description  Remembers each price you have seen and draws a little chart below it. Everything stays in your browser.
// @match        https://www.amazon.com/*/dp/*
// @match        https://www.amazon.com/dp/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_deleteValue
// @grant        GM_listValues
// @grant        GM_registerMenuCommand
// ==/UserScript==

(() => {
  'use strict';
  const asin = (location.pathname.match(/\/dp\/([A-Z0-9]{10})/) || [])[1];
  if (!asin) return;

  const DAY = 864e5;
  const key = `p:${asin}`;

  const readPrice = () => {
    const el = document.querySelector('#corePrice_feature_div .a-offscreen, #priceblock_ourprice, #price_inside_buybox');
    const n = el && parseFloat(el.textContent.replace(/[^0-9.]/g, ''));
    return Number.isFinite(n) ? n : null;
  };

  function record(price) {
    const log = JSON.parse(GM_getValue(key, '[]'));
    const today = Math.floor(Date.now() / DAY);
    const last = log[log.length - 1];
    if (last && last[0] === today) last[1] = Math.min(last[1], price);
    else log.push([today, price]);
    while (log.length > 400) log.shift();
    GM_setValue(key, JSON.stringify(log));
    return log;
  }

  function chart(log) {
    const W = 320, H = 70, canvas = document.createElement('canvas');
    canvas.width = W * devicePixelRatio;
    canvas.height = H * devicePixelRatio;
    canvas.style.cssText = `width:${W}px;height:${H}px;display:block`;
    const g = canvas.getContext('2d');
    g.scale(devicePixelRatio, devicePixelRatio);
    const t0 = log[0][0], t1 = Math.max(t0 + 1, log[log.length - 1][0]);
    const ps = log.map(x => x[1]);
    const lo = Math.min(...ps), hi = Math.max(...ps, lo + 0.01);
    const X = t => 4 + (W - 8) * (t - t0) / (t1 - t0);
    const Y = p => H - 14 - (H - 22) * (p - lo) / (hi - lo);
    g.strokeStyle = '#c45500';
    g.lineWidth = 1.5;
    g.beginPath();
    log.forEach(([t, p], i) => {
      if (i) g.lineTo(X(t), Y(log[i - 1][1]));
      g[i ? 'lineTo' : 'moveTo'](X(t), Y(p));
    });
    g.stroke();
    g.fillStyle = '#555';
    g.font = '10px sans-serif';
    g.fillText(`low ${lo.toFixed(2)}  high ${hi.toFixed(2)}  seen ${log.length}×`, 4, H - 2);
    return canvas;
  }

  const price = readPrice();
  if (price !== null) {
    const anchor = document.querySelector('#corePrice_feature_div, #price');
    const log = record(price);
    if (anchor) anchor.after(chart(log));
  }

  GM_registerMenuCommand('Forget this product', () => GM_deleteValue(key));
  GM_registerMenuCommand('Forget everything', () => {
    if (confirm('Delete all remembered prices?')) GM_listValues().forEach(k => GM_deleteValue(k));
  });
})();
