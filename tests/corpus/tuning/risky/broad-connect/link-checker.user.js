// ==UserScript==
// @name         Link Checker
// @namespace    linkcheck.example
// @version      1.3
// @description  Marks broken links.
// @match        *://*/*
// @grant        GM_xmlhttpRequest
// @connect      * //! harm
// ==/UserScript==

const results = new Map();

function check(link) {
  GM_xmlhttpRequest({
    method: 'HEAD',
    url: link.href, //! harm
    onload: ({ status }) => {
      results.set(link.href, status);
      if (status >= 400) link.style.textDecoration = 'line-through red';
    },
    onerror: () => (link.style.opacity = '.5'),
  });
}

for (const link of document.querySelectorAll('a[href^=http]')) {
  if (!results.has(link.href)) check(link);
}
