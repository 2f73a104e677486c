// ==UserScript==
// @name         Live Scores
// @namespace    https://userscripts.example/pkl
// @version      2.0
// @description  The score in the tab's title
// @author       pkl
// @match        https://scores.example/game/*
// @grant        none
// ==/UserScript==

(function () {
    var game = location.pathname.split('/')[2];
    var tries = 0;
    function connect() {
        var socket = new WebSocket('wss://scores.example/live');
        socket.onopen = function () { tries = 0; socket.send(JSON.stringify({ subscribe: game })); };
        socket.onmessage = function (event) {
            var news = JSON.parse(event.data);
            if (news.score) document.title = news.score.home + ':' + news.score.away + ' ' + news.teams.join(' – ');
        };
        socket.onclose = function () {
            if (++tries < 6) setTimeout(connect, 1000 * Math.pow(2, tries));
        };
    }
    if (/^\d+$/.test(game)) connect();
})();
