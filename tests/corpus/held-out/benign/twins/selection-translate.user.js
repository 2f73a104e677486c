// ==UserScript==
// @name         Translate selection
// @namespace    https://greasyfork.org/users/33018
// @version      2.4.0
// @description  Select text, press the little globe, read the translation in a bubble
// @match        *://*/*
// @connect      api.lingua-hub.example
// @grant        GM_xmlhttpRequest
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// ==/UserScript==

const ENDPOINT = 'https://api.lingua-hub.example/v2/translate';
const target = () => GM_getValue('lang', navigator.language.slice(0, 2));

function translate(text) {
  return new Promise((resolve, reject) => {
    GM_xmlhttpRequest({
      method: 'POST',
      url: ENDPOINT,
      anonymous: true,
      headers: { 'Content-Type': 'application/json' },
      data: JSON.stringify({ q: text, source: 'auto', target: target(), format: 'text' }),
      responseType: 'json',
      timeout: 8000,
      onload: (r) => (r.status === 200 ? resolve(r.response.translatedText) : reject(new Error(r.status))),
      onerror: () => reject(new Error('network')),
      ontimeout: () => reject(new Error('timeout')),
    });
  });
}

const globe = document.createElement('button');
globe.textContent = '🌐';
globe.title = 'Translate with lingua-hub.example';
globe.style.cssText = 'position:absolute;display:none;z-index:2147483646;cursor:pointer';
const bubble = document.createElement('div');
bubble.style.cssText = 'position:absolute;display:none;max-width:360px;padding:8px;background:#ffe;color:#000;border:1px solid #aa8;z-index:2147483646';
document.documentElement.append(globe, bubble);

let picked = '';

document.addEventListener('mouseup', (e) => {
  if (e.target === globe || bubble.contains(e.target)) return;
  bubble.style.display = 'none';
  setTimeout(() => {
    const sel = getSelection();
    picked = sel.toString().trim();
    if (!picked || picked.length > 2000 || document.activeElement?.type === 'password') {
      globe.style.display = 'none';
      return;
    }
    const box = sel.getRangeAt(0).getBoundingClientRect();
    for (const el of [globe, bubble]) {
      el.style.left = `${box.left + scrollX}px`;
      el.style.top = `${box.bottom + scrollY + 4}px`;
    }
    globe.style.display = '';
  });
});

globe.addEventListener('click', async () => {
  globe.style.display = 'none';
  bubble.style.display = '';
  bubble.textContent = '…';
  try {
    bubble.textContent = await translate(picked);
  } catch (err) {
    bubble.textContent = `Translation failed (${err.message})`;
  }
});

GM_registerMenuCommand('Target language…', () => {
  const lang = prompt('Two-letter language code', target());
  if (/^[a-z]{2}$/.test(lang || '')) GM_setValue('lang', lang);
});
