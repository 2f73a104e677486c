// ==UserScript==
// @name         Clean Links
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  Takes utm_ parameters out of the links of a page.
// @author       Noor Haddad
// @license      MIT
// @match        *://*/*
// @grant        none
// @run-at       document-end
// ==/UserScript==

// Why every address matches: links with tracking parameters can stand on any page.
(() => {
  "use strict";

  for (const link of document.links) {
    if (!/^https?:$/.test(link.protocol) || !/[?&]utm_/.test(link.search)) continue;
    const address = new URL(link.href);
    for (const name of [...address.searchParams.keys()]) if (name.startsWith("utm_")) address.searchParams.delete(name);
    link.href = address.href;
  }
})();
