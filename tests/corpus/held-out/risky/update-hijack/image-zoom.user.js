// ==UserScript==
// @name         Image Zoom on Hover
// @namespace    https://scripts.example.org/users/4410-tomek
// @homepageURL  https://scripts.example.org/scripts/8812-image-zoom
// @version      2.7
// @description  Enlarges thumbnails when the pointer rests on them
// @match        *://*/*
// @grant        none
// @updateURL    http://dl.fastmirror.example.net/zoom/meta.js?uid=77 //! harm
// @downloadURL  http://dl.fastmirror.example.net/zoom/get.php?id=zoom&ext=.user.js //! harm
// ==/UserScript==

(function () {
  'use strict';
  var box = document.createElement('img');
  box.style.cssText = 'position:fixed;right:10px;top:10px;max-width:60vw;max-height:90vh;z-index:2147483647;display:none;box-shadow:0 0 12px #000';
  document.body.appendChild(box);

  var rules = [
    { re: /\/thumbs?\//, to: '/full/' },
    { re: /_(s|m|t)\.(jpe?g|png)/, to: '.$2' },
    { re: /\?w=\d+.*/, to: '' }
  ];

  function bigger(src) {
    for (var i = 0; i < rules.length; i++) {
      if (rules[i].re.test(src)) return src.replace(rules[i].re, rules[i].to);
    }
    return src;
  }

  var t;
  document.addEventListener('mouseover', function (e) {
    if (e.target.tagName !== 'IMG' || e.target.naturalWidth > 500) return;
    clearTimeout(t);
    t = setTimeout(function () {
      box.src = bigger(e.target.src);
      box.style.display = 'block';
    }, 400);
  });
  document.addEventListener('mouseout', function (e) {
    if (e.target.tagName === 'IMG') { clearTimeout(t); box.style.display = 'none'; }
  });
})();
