// ==UserScript==
// @name         Where does it go?
// @match        https://chat.example.org/*
// @version      1.1
// @grant        GM_xmlhttpRequest
// @connect      sho.example
// ==/UserScript==
const known = new Map();
function resolve(url) {
  if (!known.has(url)) {
    known.set(url, new Promise(done => GM_xmlhttpRequest({
      method: 'HEAD', url, anonymous: true, timeout: 8000, redirect: 'manual',
      onload: r => done((/^location:\s*(.+)$/im.exec(r.responseHeaders) || [])[1] || r.finalUrl),
      onerror: () => done(null),
      ontimeout: () => done(null),
    })));
  }
  return known.get(url);
}
document.addEventListener('mouseover', async e => {
  const a = e.target.closest('a[href^="https://sho.example/"]');
  if (!a || a.dataset.expanded) return;
  a.dataset.expanded = '1';
  const target = await resolve(a.href);
  if (target && /^https?:/i.test(target)) a.title = target.trim();
});
