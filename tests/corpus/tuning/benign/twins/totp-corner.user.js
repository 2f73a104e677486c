// ==UserScript==
// @name         TOTP corner
// @namespace    https://scripts.example.org/totp
// @version      0.6.0
// @description  Small RFC 6238 panel on the test environment. Secrets stay in the userscript manager.
// @match        https://staging.example.com/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_setClipboard
// @grant        GM_registerMenuCommand
// ==/UserScript==
const B32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function decode32(text) {
  let bits = 0, acc = 0;
  const out = [];
  for (const ch of text.toUpperCase().replace(/[\s=]/g, '')) {
    const v = B32.indexOf(ch);
    if (v < 0) throw new Error('Not base32: ' + ch);
    acc = (acc << 5) | v; bits += 5;
    if (bits >= 8) { bits -= 8; out.push((acc >>> bits) & 255); acc &= (1 << bits) - 1; }
  }
  return Uint8Array.from(out);
}

async function totp(secret, now = Date.now()) {
  const key = await crypto.subtle.importKey('raw', decode32(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);
  const msg = new DataView(new ArrayBuffer(8));
  msg.setUint32(4, Math.floor(now / 30000));
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, msg.buffer));
  const off = mac.getUint8(19) & 15;
  return String((mac.getUint32(off) & 0x7fffffff) % 1e6).padStart(6, '0');
}

GM_registerMenuCommand('Add secret…', () => {
  const label = prompt('Label');
  const secret = label && prompt('Base32 secret');
  if (!secret) return;
  decode32(secret);
  GM_setValue('secrets', { ...GM_getValue('secrets', {}), [label]: secret });
});

const host = document.createElement('div');
const root = host.attachShadow({ mode: 'closed' });
host.style.cssText = 'position:fixed;right:8px;bottom:8px;z-index:99999';
document.body.append(host);

async function draw() {
  const rows = [];
  for (const [label, secret] of Object.entries(GM_getValue('secrets', {}))) {
    const b = document.createElement('button');
    const code = await totp(secret);
    b.textContent = `${label} ${code} (${30 - Math.floor(Date.now() / 1000) % 30}s)`;
    b.onclick = () => GM_setClipboard(code, 'text');
    rows.push(b);
  }
  root.replaceChildren(...rows);
}
setInterval(draw, 1000);
