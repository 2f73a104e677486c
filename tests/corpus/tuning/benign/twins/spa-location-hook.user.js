// ==UserScript==
// @name         Reading time
// @match        https://blog.example.com/*
// @version      1.8
// @grant        none
// ==/UserScript==
for (const name of ['pushState', 'replaceState']) {
  const native = history[name];
  history[name] = function (...args) {
    const out = native.apply(this, args);
    window.dispatchEvent(new Event('locationchange'));
    return out;
  };
}
window.addEventListener('popstate', () => window.dispatchEvent(new Event('locationchange')));

let last = '';
async function label() {
  if (location.pathname === last) return;
  last = location.pathname;
  for (let i = 0; i < 20; i++) {
    const art = document.querySelector('article');
    const h1 = art?.querySelector('h1');
    if (h1 && !h1.nextElementSibling?.matches('.rt')) {
      const words = art.innerText.split(/\s+/).length;
      const p = document.createElement('p');
      p.className = 'rt';
      p.textContent = `${Math.max(1, Math.round(words / 230))} min`;
      h1.after(p);
      return;
    }
    await new Promise(r => setTimeout(r, 200));
  }
}
window.addEventListener('locationchange', label);
label();
