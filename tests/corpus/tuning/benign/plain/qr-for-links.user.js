// ==UserScript==
// @name         二维码生成 (本地)
// @name:en      QR code for page, link or selection (offline)
// @namespace    qr.local
// @version      1.0.4
// @description  在本地生成二维码，不访问任何服务器
// @description:en Makes the QR code locally with qrcode-generator, no server involved
// @match        *://*/*
// @require      https://cdn.jsdelivr.net/npm/qrcode-generator@1.4.4/qrcode.js
// @grant        GM_registerMenuCommand
// @run-at       context-menu
// ==/UserScript==
/* global qrcode */
(function () {
  qrcode.stringToBytes = qrcode.stringToBytesFuncs['UTF-8'];
  var lastLink = '';
  document.addEventListener('contextmenu', function (e) {
    var a = e.target.closest && e.target.closest('a[href]');
    lastLink = a ? a.href : '';
  }, true);

  function show(text) {
    if (!text) return;
    var qr = qrcode(0, 'M');
    qr.addData(text, 'Byte');
    try { qr.make(); } catch (err) { return alert('内容太长 / too long'); }
    var n = qr.getModuleCount(), cell = Math.max(3, Math.floor(300 / n)), pad = cell * 4;
    var c = document.createElement('canvas');
    c.width = c.height = n * cell + pad * 2;
    var g = c.getContext('2d');
    g.fillStyle = '#fff'; g.fillRect(0, 0, c.width, c.height);
    g.fillStyle = '#000';
    for (var y = 0; y < n; y++) for (var x = 0; x < n; x++) if (qr.isDark(y, x)) g.fillRect(pad + x * cell, pad + y * cell, cell, cell);
    var wrap = document.createElement('div');
    wrap.style.cssText = 'position:fixed;inset:0;background:rgba(0,0,0,.6);display:flex;flex-direction:column;align-items:center;justify-content:center;z-index:2147483647';
    var cap = document.createElement('div');
    cap.textContent = text.length > 120 ? text.slice(0, 117) + '…' : text;
    cap.style.cssText = 'color:#fff;margin-top:10px;font:13px sans-serif;max-width:80%;word-break:break-all';
    wrap.append(c, cap);
    wrap.onclick = function () { wrap.remove(); };
    document.body.appendChild(wrap);
  }

  GM_registerMenuCommand('网页 page', function () { show(location.href); });
  GM_registerMenuCommand('链接 link', function () { show(lastLink || prompt('URL')); });
  GM_registerMenuCommand('选中 selection', function () { show(getSelection().toString().trim()); });
})();
