// ==UserScript==
// @name         Site Password Maker
// @namespace    https://tools.example.org/spm
// @version      1.4.2
// @description  Derives a password per site from a master phrase (PBKDF2), Alt+P in a password field
// @match        https://*/*
// @grant        GM_registerMenuCommand
// @run-at       document-idle
// ==/UserScript==
(() => {
  'use strict';
  const SETS = ['abcdefghijkmnopqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!#$%+-=?@'];
  const ALL = SETS.join('');

  async function derive(master, host, round) {
    const enc = new TextEncoder();
    const key = await crypto.subtle.importKey('raw', enc.encode(master), 'PBKDF2', false, ['deriveBits']);
    const bits = await crypto.subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', salt: enc.encode(`${host}#${round}`), iterations: 310000 }, key, 256);
    const bytes = new Uint8Array(bits);
    const out = Array.from(bytes.slice(0, 20), b => ALL[b % ALL.length]);
    SETS.forEach((set, i) => { out[i * 5] = set[bytes[24 + i] % set.length]; });
    return out.join('');
  }

  function setValue(input, value) {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
    setter.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }

  async function run(field) {
    const master = prompt('Master phrase (never stored):');
    if (!master) return;
    const host = location.hostname.split('.').slice(-2).join('.');
    setValue(field, await derive(master, host, 1));
  }

  document.addEventListener('keydown', e => {
    const el = document.activeElement;
    if (e.isTrusted && e.altKey && e.code === 'KeyP' && el && el.type === 'password') {
      e.preventDefault();
      run(el);
    }
  }, true);

  GM_registerMenuCommand('Fill first password field', () => {
    const f = document.querySelector('input[type=password]');
    if (f) run(f); else alert('No password field here.');
  });
})();
