// ==UserScript==
// @name         Shared View for Dashboards
// @namespace    sharedview.example
// @version      2.3.1
// @description  Put the state of your dashboard (filters, notes, headline) in a link that you can share
// @match        https://dash.example.com/*
// @require      https://cdn.example.net/jquery/3.6.0/jquery.min.js
// @grant        GM_addStyle
// ==/UserScript==

GM_addStyle('.sv-head{padding:10px;background:#eef;font-size:18px}.sv-link{position:fixed;bottom:8px;right:8px}');

class State {
  constructor(init = {}) { this.data = init; this.subs = new Map(); }
  static fromAddress() {
    const raw = new URLSearchParams(location.hash.slice(1)).get('view');
    if (!raw) return new State();
    try { return new State(JSON.parse(decodeURIComponent(escape(atob(raw))))); } catch { return new State(); }
  }
  toAddress() {
    return location.href.split('#')[0] + '#view=' + encodeURIComponent(btoa(unescape(encodeURIComponent(JSON.stringify(this.data)))));
  }
  on(key, fn) { this.subs.set(key, fn); return this; }
  replay() {
    Object.entries(this.data).forEach(([k, v]) => this.subs.get(k)?.(v));
  }
}

const $head = $('<div class="sv-head">').prependTo('main');

const state = State.fromAddress()
  .on('filters', (f) => Object.entries(f).forEach(([name, value]) => $(document.getElementsByName(name)).val(value).trigger('change')))
  .on('theme', (t) => document.body.classList.toggle('dark', t === 'dark'))
  .on('headline', (h) => $head.html(h)) //! harm
  .on('back', (to) => $('<a>', { text: 'Back', href: to }).appendTo($head)); //! harm

state.replay();

$('<button class="sv-link">Copy link</button>').on('click', async () => {
  state.data.filters = Object.fromEntries($('.filters :input').serializeArray().map((x) => [x.name, x.value]));
  state.data.headline = prompt('Headline', state.data.headline || document.title);
  await navigator.clipboard.writeText(state.toAddress());
}).appendTo('body');
