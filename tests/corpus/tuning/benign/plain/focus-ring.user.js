// ==UserScript==
// @name         Focus Ring
// @namespace    https://userscripts.example/nordlys
// @version      2.3
// @description  For those who use the keyboard
// @author       nordlys
// @match        https://*/*
// @grant        GM_addStyle
// ==/UserScript==

GM_addStyle(`
  :focus-visible { outline: 3px solid #06f !important; outline-offset: 2px !important }
  @media (prefers-color-scheme: dark) { :focus-visible { outline-color: #fc0 !important } }
`);
document.addEventListener("focusin", ({ target }) => target.scrollIntoView({ block: "nearest" }));
