// ==UserScript==
// @name        hjkl everywhere
// @namespace   hjkl
// @version     0.4
// @match       *://*/*
// @grant       GM_openInTab
// ==/UserScript==
(function () {
  let buf = '';
  const maps = {
    j: () => scrollBy(0, 80), k: () => scrollBy(0, -80),
    gg: () => scrollTo(0, 0), G: () => scrollTo(0, document.body.scrollHeight),
    H: () => history.back(), L: () => history.forward(),
    yy: () => navigator.clipboard.writeText(location.href),
    gu: () => { location.href = location.pathname.replace(/[^/]+\/?$/, '') || '/'; },
    gn: () => { const a = document.querySelector('a[rel=next]'); if (a) GM_openInTab(a.href, { active: true }); }
  };
  document.addEventListener('keydown', e => {
    if (e.ctrlKey || e.altKey || e.metaKey || e.key.length > 1) return;
    if (/INPUT|TEXTAREA|SELECT/.test(e.target.tagName) || e.target.isContentEditable) return;
    buf = (buf + e.key).slice(-2);
    const hit = maps[buf] || maps[e.key];
    if (hit) { hit(); buf = ''; e.preventDefault(); }
  });
})();
