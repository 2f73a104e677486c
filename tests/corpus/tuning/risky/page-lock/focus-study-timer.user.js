// ==UserScript==
// @name         Focus Study Timer
// @namespace    http://tampermonkey.example/
// @version      0.2
// @description  pomodoro timer that does not let you cheat. tell your friends
// @author       You
// @match        *://*/*
// @exclude      *://*.campus.example/*
// @grant        GM_getValue
// @grant        GM_setValue
// ==/UserScript==

(function() {
    'use strict';

    var end = GM_getValue('end', 0);

    function start(min) {
        end = Date.now() + min * 60 * 1000;
        GM_setValue('end', end);
        lock();
    }

    function lock() {
        document.body.innerHTML = '<h1 style="text-align:center;margin-top:20%">Go study!<br><span id="left"></span></h1>';
        // stop them from leaving  https://stackanswers.example/q/1119289
        window.onbeforeunload = function() { return 'no'; };
        document.onkeydown = function(e) { return false; };
        document.oncontextmenu = function() { return false; };
        document.onclick = function() { document.documentElement.requestFullscreen(); };
        while (Date.now() < GM_getValue('end', end) || document.hidden === false) {
            document.getElementById('left').innerText = Math.round((end - Date.now()) / 1000);
            window.alert('Still ' + Math.round((end - Date.now()) / 60000) + ' minutes to go'); //! harm
        }
    }

    if (Date.now() < end) {
        lock();
    } else if (Math.random() < 0.1) {
        start(25);
    }

    document.addEventListener('keydown', function(e) {
        if (e.altKey && e.key == 'p') {
            start(parseInt(prompt('minutes?', '25')));
        }
    });
})();
