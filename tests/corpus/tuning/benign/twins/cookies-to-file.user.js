// ==UserScript==
// @name        cookies.txt export
// @namespace   cookies-txt
// @version     1.2
// @description Saves the cookies of the current site as cookies.txt for use with command line downloaders
// @match       *://*/*
// @grant       GM_cookie
// @grant       GM_registerMenuCommand
// @noframes
// ==/UserScript==
GM_registerMenuCommand('Save cookies.txt', function () {
  if (!confirm('cookies.txt lets anyone who has it act as you on ' + location.host + '. Save it?')) return;
  GM_cookie.list({ url: location.href }, function (cookies, error) {
    if (error) { alert('Cannot read cookies: ' + error); return; }
    var lines = ['# Netscape HTTP Cookie File', ''];
    cookies.forEach(function (c) {
      lines.push([
        (c.httpOnly ? '#HttpOnly_' : '') + c.domain,
        c.hostOnly ? 'FALSE' : 'TRUE',
        c.path,
        c.secure ? 'TRUE' : 'FALSE',
        c.session ? 0 : Math.round(c.expirationDate),
        c.name,
        c.value
      ].join('\t'));
    });
    var url = URL.createObjectURL(new Blob([lines.join('\n') + '\n'], { type: 'text/plain' }));
    var a = document.createElement('a');
    a.href = url;
    a.download = location.hostname + '_cookies.txt';
    a.click();
    setTimeout(function () { URL.revokeObjectURL(url); }, 5000);
  });
});
