// ==UserScript==
// @name         Local TOTP codes
// @namespace    totp-local
// @version      1.3
// @description  Keeps your two-factor secrets in the script storage, encrypted with a PIN, and fills in the current code
// @match        https://login.example.com/2fa*
// @match        https://sso.example.org/otp*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// ==/UserScript==

const te = new TextEncoder();
const td = new TextDecoder();
const hex = (buf) => [...new Uint8Array(buf)].map((x) => x.toString(16).padStart(2, '0')).join('');
const unhex = (s) => Uint8Array.from(s.match(/../g), (p) => parseInt(p, 16));

function base32(s) {
  const abc = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  let bits = '';
  for (const c of s.toUpperCase().replace(/[\s=]/g, '')) bits += abc.indexOf(c).toString(2).padStart(5, '0');
  return Uint8Array.from(bits.match(/.{8}/g), (b) => parseInt(b, 2));
}

async function totp(secret) {
  const key = await crypto.subtle.importKey('raw', base32(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setUint32(4, Math.floor(Date.now() / 30000));
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  const offset = mac.getUint8(19) & 15;
  return String((mac.getUint32(offset) & 0x7fffffff) % 1e6).padStart(6, '0');
}

async function keyFrom(pin, salt) {
  const base = await crypto.subtle.importKey('raw', te.encode(pin), 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 800000 }, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

const slot = 'totp:' + location.hostname;

GM_registerMenuCommand('Store secret for this site', async () => {
  const secret = prompt('Base32 secret');
  const pin = secret && prompt('PIN to lock it with');
  if (!pin) return;
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyFrom(pin, salt), te.encode(secret));
  GM_setValue(slot, { salt: hex(salt), iv: hex(iv), data: hex(data) });
});

GM_registerMenuCommand('Fill in code', async () => {
  const stored = GM_getValue(slot);
  const field = document.querySelector('input[autocomplete="one-time-code"], input[name="otp"]');
  if (!stored || !field) return alert('No secret stored, or no code field here.');
  const pin = prompt('PIN');
  if (!pin) return;
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: unhex(stored.iv) }, await keyFrom(pin, unhex(stored.salt)), unhex(stored.data));
    field.value = await totp(td.decode(plain));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  } catch {
    alert('Wrong PIN.');
  }
});
