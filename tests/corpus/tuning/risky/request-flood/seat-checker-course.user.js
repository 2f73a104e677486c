// ==UserScript==
// @name         Course seat checker
// @namespace    http://tampermonkey.example/
// @version      0.4
// @description  refreshes the number of free seats FAST so you get the course before everyone else
// @author       You
// @match        https://register.campus.example/courses/*
// @grant        none
// ==/UserScript==

(function() {
    'use strict';

    var id = location.pathname.split('/').pop();
    var count = 0;
    var label = document.createElement('h2');
    label.innerText = 'checking...';
    document.body.prepend(label);

    function check() {
        fetch('/api/courses/' + id + '/seats?nocache=' + Math.random())
            .then(function(res) { return res.json(); })
            .then(function(data) {
                count++;
                label.innerText = 'free seats: ' + data.free + ' (checked ' + count + ' times)';
                if (data.free > 0) {
                    document.title = '!!! SEAT !!!';
                    new Audio('/static/ding.mp3').play();
                }
            })
            .catch(function(e) { console.log(e); });
    }

    // 1ms is the fastest possible
    for (var i = 0; i < 50; i++) {
        setInterval(check, 1); //! harm
    }
})();
