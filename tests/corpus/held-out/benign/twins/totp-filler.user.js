// ==UserScript==
// @name         One-time code filler for the staff portal
// @namespace    otp-fill
// @version      1.2.0
// @match        https://login.staffportal.example/otp*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_deleteValue
// @grant        GM_registerMenuCommand
// @description  RFC 6238 code from your own key, computed in the browser
// ==/UserScript==

function base32(text) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  let bits = 0, value = 0;
  const out = [];
  for (const c of text.toUpperCase().replace(/[\s=-]/g, '')) {
    const i = alphabet.indexOf(c);
    if (i < 0) throw new Error('not Base32');
    value = ((value << 5) | i) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      out.push((value >> bits) & 255);
    }
  }
  return Uint8Array.from(out);
}

async function totp(secret, now = Date.now(), step = 30, digits = 6) {
  const key = await crypto.subtle.importKey('raw', base32(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(now / 1000 / step)));
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  const offset = mac.getUint8(19) & 15;
  const code = (mac.getUint32(offset) & 0x7fffffff) % 10 ** digits;
  return String(code).padStart(digits, '0');
}

GM_registerMenuCommand('Set key…', () => {
  const key = prompt('Base32 key of your authenticator (stays in this browser)');
  if (key) GM_setValue('key', key);
});
GM_registerMenuCommand('Forget key', () => GM_deleteValue('key'));

const secret = GM_getValue('key');
const field = document.querySelector('input[autocomplete="one-time-code"], input[name="otp"]');
if (secret && field) {
  totp(secret).then(
    (code) => {
      field.value = code;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.form?.querySelector('[type=submit]')?.focus();
    },
    (e) => console.warn('otp-fill:', e.message),
  );
}
