// ==UserScript==
// @name         Share build link
// @namespace    buildshare
// @version      1.6
// @description  Packs the skill planner into a short link and unpacks it again when somebody opens one
// @match        https://planner.example/skills*
// @grant        GM_setClipboard
// ==/UserScript==

const b64 = {
  enc: (bytes) => btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, ''),
  dec: (s) => Uint8Array.from(atob(s.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0)),
};

const inputs = () => [...document.querySelectorAll('input.skill-level')];

function pack() {
  return b64.enc(Uint8Array.from(inputs(), (i) => Math.min(255, Number(i.value) || 0)));
}

function unpack(code) {
  const bytes = b64.dec(code);
  inputs().forEach((input, i) => {
    input.value = Math.min(Number(input.max) || 255, bytes[i] ?? 0);
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const hash = new URLSearchParams(location.hash.slice(1));
if (/^[\w-]{1,400}$/.test(hash.get('b') ?? '')) unpack(hash.get('b'));

const share = document.createElement('button');
share.textContent = '🔗 Share';
share.addEventListener('click', () => {
  const url = new URL(location.href);
  url.hash = new URLSearchParams({ b: pack() });
  history.replaceState(null, '', url);
  GM_setClipboard(url.href);
  if (navigator.share) navigator.share({ title: 'My build', url: url.href }).catch(() => {});
});
document.querySelector('.planner-toolbar')?.append(share);
