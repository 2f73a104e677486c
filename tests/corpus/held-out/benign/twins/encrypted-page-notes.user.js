// ==UserScript==
// @name         Locked notes
// @namespace    locked.notes
// @version      0.7.7
// @description  Notes per site, encrypted with AES-GCM under your passphrase
// @match        https://*/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// @noframes
// ==/UserScript==

const enc = new TextEncoder();
const dec = new TextDecoder();
const b64 = {
  from: (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))),
  to: (s) => Uint8Array.from(atob(s), (c) => c.charCodeAt(0)),
};

async function keyFrom(phrase, salt) {
  const base = await crypto.subtle.importKey('raw', enc.encode(phrase), 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 310000 },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

async function seal(phrase, text) {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const box = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyFrom(phrase, salt), enc.encode(text));
  return [salt, iv, box].map(b64.from).join('.');
}

async function unseal(phrase, packed) {
  const [salt, iv, box] = packed.split('.').map(b64.to);
  return dec.decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyFrom(phrase, salt), box));
}

GM_registerMenuCommand('Notes for this site…', async () => {
  const phrase = prompt('Passphrase');
  if (!phrase) return;
  const slot = `box:${location.hostname}`;
  const packed = GM_getValue(slot);
  let text = '';
  try {
    if (packed) text = await unseal(phrase, packed);
  } catch {
    alert('Wrong passphrase.');
    return;
  }
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'closed' });
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;inset:20% 20%;width:60%;height:50%;z-index:2147483647;font:14px monospace';
  area.addEventListener('keydown', (e) => e.stopPropagation());
  area.addEventListener('blur', async () => {
    if (area.value !== text) GM_setValue(slot, await seal(phrase, area.value));
    host.remove();
  });
  root.append(area);
  document.documentElement.append(host);
  area.focus();
});
