// ==UserScript==
// @name         Strong password button
// @namespace    pwmaker
// @version      1.6.0
// @description  A dice beside every "new password" field. Random comes from crypto.getRandomValues.
// @match        https://*/*
// @grant        none
// ==/UserScript==

const ALPHABETS = {
  lower: 'abcdefghijkmnpqrstuvwxyz',
  upper: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  digit: '23456789',
  sign: '!#%+-=?@_',
};

function below(n) {
  // rejection sampling: no modulo bias
  const limit = Math.floor(0x100000000 / n) * n;
  const buf = new Uint32Array(1);
  do crypto.getRandomValues(buf); while (buf[0] >= limit);
  return buf[0] % n;
}

const pick = (s) => s[below(s.length)];

function generate(length = 20) {
  const all = Object.values(ALPHABETS).join('');
  const chars = Object.values(ALPHABETS).map(pick);
  while (chars.length < length) chars.push(pick(all));
  for (let i = chars.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [chars[i], chars[j]] = [chars[j], chars[i]];
  }
  return chars.join('');
}

function setValue(input, value) {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  native.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function attach(input) {
  if (input.dataset.pwmaker) return;
  input.dataset.pwmaker = '1';
  const dice = document.createElement('button');
  dice.type = 'button';
  dice.textContent = '🎲';
  dice.title = 'Fill in a random password';
  dice.onclick = () => {
    const max = input.maxLength > 0 ? Math.min(input.maxLength, 20) : 20;
    const secret = generate(max);
    for (const f of input.form?.querySelectorAll('input[autocomplete="new-password"]') ?? [input]) setValue(f, secret);
    input.type = 'text';
    setTimeout(() => (input.type = 'password'), 8000);
  };
  input.after(dice);
}

const scan = () => document.querySelectorAll('input[type=password][autocomplete="new-password"]').forEach(attach);
scan();
new MutationObserver(scan).observe(document.documentElement, { childList: true, subtree: true });
