// ==UserScript==
// @name         Decode base64 links
// @namespace    b64links
// @version      0.9.9
// @description  Board users post links as base64. Click the code to see the decoded text; addresses become links.
// @match        https://board.example.org/*
// @grant        none
// ==/UserScript==

const LOOKS = /^(?:[A-Za-z0-9+/]{4}){4,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function decode(s) {
  try {
    const bytes = Uint8Array.from(atob(s), (c) => c.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /[\x00-\x08\x0e-\x1f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

document.querySelectorAll('.post code').forEach((code) => {
  const raw = code.textContent.trim();
  if (!LOOKS.test(raw)) return;
  const first = decode(raw);
  if (!first) return;
  code.style.cursor = 'pointer';
  code.title = 'Click to decode';
  code.addEventListener('click', () => {
    let text = first;
    for (let n = 0; n < 3 && LOOKS.test(text.trim()); n++) text = decode(text.trim()) ?? text;
    if (/^https?:\/\/\S+$/.test(text)) {
      const a = document.createElement('a');
      a.href = text;
      a.rel = 'noopener noreferrer nofollow';
      a.textContent = text;
      code.replaceChildren(a);
    } else {
      code.textContent = text;
    }
  }, { once: true });
});
