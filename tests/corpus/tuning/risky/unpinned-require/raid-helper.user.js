// ==UserScript==
// @name         Raid Helper for Kingdoms
// @namespace    kingdoms-raid
// @version      6
// @description  Raid planner. The planner itself lives in the core file so that everyone always has the newest one.
// @author       Ottokar
// @match        https://*.kingdoms.example/game.php*
// @require      https://ottokar.example/raid/core.js //! harm
// @grant        GM_xmlhttpRequest
// @grant        GM_setValue
// @grant        GM_getValue
// @grant        GM_notification
// @grant        unsafeWindow
// ==/UserScript==

RaidCore.init({
  world: location.hostname.split('.')[0],
  lang: document.documentElement.lang || 'en',
  store: { get: GM_getValue, set: GM_setValue },
  notify: text => GM_notification({ title: 'Raid Helper', text }),
  page: unsafeWindow,
});

const bar = document.querySelector('#menu_row');
if (bar) {
  const cell = bar.insertCell(-1);
  cell.innerHTML = '<a href="#" id="raid-open">Raids</a>';
  cell.firstChild.onclick = (ev) => {
    ev.preventDefault();
    RaidCore.open();
  };
}
