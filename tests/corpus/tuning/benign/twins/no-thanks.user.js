// ==UserScript==
// @name         No Thanks
// @namespace    https://scripts.example/no-thanks
// @version      5.1.2
// @description  Refuses optional cookies in banners by their own button
// @match        *://*/*
// @grant        none
// @run-at       document-idle
// ==/UserScript==
const banners = [
  { box: '#onetrust-banner-sdk', press: ['#onetrust-reject-all-handler'] },
  { box: '#CybotCookiebotDialog', press: ['#CybotCookiebotDialogBodyButtonDecline'] },
  { box: '.qc-cmp2-container', press: ['button[mode="secondary"]'] },
  { box: '#didomi-notice', press: ['.didomi-continue-without-agreeing', '#didomi-notice-disagree-button'] },
];

const visible = (el) => el !== null && el.offsetParent !== null;

function refuse() {
  for (const { box, press } of banners) {
    const banner = document.querySelector(box);
    if (!banner) continue;
    const button = press.map((q) => banner.querySelector(q)).find(visible);
    if (!button) continue;
    button.click();
    return true;
  }
  return false;
}

if (!refuse()) {
  const watch = new MutationObserver(() => refuse() && watch.disconnect());
  watch.observe(document.documentElement, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), 15000);
}
