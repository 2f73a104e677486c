// ==UserScript==
// @name        Site password maker
// @namespace   pwmaker
// @version     2.3
// @description Derives a per-site password from your master phrase (PBKDF2, on your machine, nothing stored)
// @match       *://*/*
// @grant       GM_registerMenuCommand
// @noframes
// ==/UserScript==

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789!#%+-_=?';

function siteName() {
  return location.hostname.split('.').slice(-2).join('.');
}

async function derive(master, site, length) {
  const enc = new TextEncoder();
  const base = await crypto.subtle.importKey('raw', enc.encode(master), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: enc.encode('pwmaker:' + site), iterations: 600000 },
    base,
    length * 16,
  );
  return Array.from(new Uint16Array(bits), (n) => alphabet[n % alphabet.length]).join('');
}

function ask() {
  const dlg = document.createElement('dialog');
  const form = document.createElement('form');
  form.method = 'dialog';
  const label = document.createElement('label');
  label.textContent = `Master phrase for ${siteName()} `;
  const input = document.createElement('input');
  input.type = 'password';
  input.autocomplete = 'off';
  label.append(input);
  const ok = document.createElement('button');
  ok.textContent = 'Fill in';
  form.append(label, ok);
  dlg.append(form);
  const root = document.createElement('div');
  root.attachShadow({ mode: 'closed' }).append(dlg);
  document.body.append(root);
  dlg.showModal();
  return new Promise((resolve) => {
    dlg.onclose = () => {
      const v = input.value;
      root.remove();
      resolve(v);
    };
  });
}

async function fill() {
  const target = document.querySelectorAll('input[type="password"]');
  if (!target.length) return alert('No password field on this page.');
  const master = await ask();
  if (!master) return;
  const pw = await derive(master, siteName(), 20);
  target.forEach((field) => {
    field.value = pw;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

GM_registerMenuCommand('Fill derived password', fill, 'p');
