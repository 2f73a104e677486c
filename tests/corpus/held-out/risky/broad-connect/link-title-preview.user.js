// ==UserScript==
// @name         Link Title Preview
// @namespace    https://hover.example.org/
// @version      1.4.4
// @description  Hover a bare link to see the title of the page behind it
// @match        *://*/*
// @grant        GM_xmlhttpRequest
// @connect      * //! harm
// ==/UserScript==

(() => {
  const cache = new Map();
  const tip = Object.assign(document.createElement('div'), { hidden: true });
  tip.style.cssText = 'position:fixed;z-index:99999;background:#222;color:#eee;padding:4px 8px;font:12px sans-serif';
  document.body.append(tip);

  const titleOf = (url) => new Promise((resolve) => {
    if (cache.has(url)) return resolve(cache.get(url));
    GM_xmlhttpRequest({ //! harm
      url,
      method: 'GET',
      timeout: 5000,
      headers: { Accept: 'text/html' },
      onload: (r) => {
        const m = /<title[^>]*>([^<]+)/i.exec(r.responseText);
        const t = m ? m[1].trim() : url;
        cache.set(url, t);
        resolve(t);
      },
      onerror: () => resolve(url),
      ontimeout: () => resolve(url),
    });
  });

  let timer;
  document.addEventListener('mouseover', (e) => {
    const a = e.target.closest?.('a[href^="http"]');
    clearTimeout(timer);
    tip.hidden = true;
    if (!a) return;
    timer = setTimeout(async () => {
      tip.textContent = await titleOf(a.href);
      tip.style.left = e.clientX + 8 + 'px';
      tip.style.top = e.clientY + 12 + 'px';
      tip.hidden = false;
    }, 350);
  });
})();
