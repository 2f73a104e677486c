// ==UserScript==
// @name         Pasted wallet address verifier
// @namespace    addrverify
// @version      1.0.0
// @description  Warns when the address in the withdraw form is not the one that you pasted, or not in your address book
// @match        https://exchange.example.com/withdraw*
// @grant        GM_getValue
// @grant        GM_setValue
// ==/UserScript==

const SHAPES = {
  btc: /^(bc1[a-z0-9]{25,59}|[13][a-km-zA-HJ-NP-Z1-9]{25,34})$/,
  eth: /^0x[0-9a-fA-F]{40}$/,
};

const kindOf = (s) => Object.keys(SHAPES).find((k) => SHAPES[k].test(s)) ?? null;
const short = (s) => `${s.slice(0, 8)}…${s.slice(-8)}`;

let pasted = null;

const note = document.createElement('div');
note.setAttribute('role', 'status');
note.style.cssText = 'padding:6px;margin-top:4px;font-weight:bold';

function say(level, text) {
  note.style.background = { ok: '#dfd', warn: '#fe9', bad: '#fbb' }[level];
  note.textContent = text;
}

function check(field) {
  const now = field.value.trim();
  const kind = kindOf(now);
  if (!now) return say('ok', '');
  if (!kind) return say('warn', 'This does not look like an address.');
  if (pasted && pasted !== now) return say('bad', `You pasted ${short(pasted)}, but the form holds ${short(now)}!`);
  const book = GM_getValue('book', {});
  if (book[now]) return say('ok', `Known ${kind} address: ${book[now]}`);
  say('warn', `New ${kind} address. Compare all characters. Double-click here to add it to your book.`);
}

document.addEventListener('paste', (e) => {
  if (!e.target.matches('input[name="address"]')) return;
  const text = e.clipboardData.getData('text').trim();
  pasted = kindOf(text) ? text : null;
}, true);

const field = document.querySelector('input[name="address"]');
if (field) {
  field.after(note);
  note.ondblclick = () => {
    const name = prompt('Name for ' + short(field.value.trim()));
    if (name) GM_setValue('book', { ...GM_getValue('book', {}), [field.value.trim()]: name });
    check(field);
  };
  field.addEventListener('input', () => setTimeout(check, 0, field));
  setInterval(check, 1500, field);
}
