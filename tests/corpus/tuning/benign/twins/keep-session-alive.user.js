// ==UserScript==
// @name        Timesheet: don't log me out
// @namespace   ts-alive
// @version     1.5
// @match       https://timesheet.example.com/app/*
// @grant       none
// @run-at      document-idle
// ==/UserScript==
var KeepAlive = /** @class */ (function () {
    function KeepAlive(path, minutes) {
        this.path = path;
        this.period = minutes * 60 * 1000;
        this.failures = 0;
        this.lastInput = Date.now();
    }
    KeepAlive.prototype.start = function () {
        var _this = this;
        ['keydown', 'mousemove'].forEach(function (t) {
            return addEventListener(t, function () { _this.lastInput = Date.now(); }, { passive: true });
        });
        this.timer = setInterval(function () { return _this.ping(); }, this.period);
    };
    KeepAlive.prototype.ping = function () {
        var _this = this;
        if (Date.now() - this.lastInput > 45 * 60 * 1000) return;
        var meta = document.querySelector('meta[name="csrf-token"]');
        fetch(this.path, {
            method: 'POST',
            credentials: 'same-origin',
            headers: { 'X-CSRF-Token': meta ? meta.content : '' }
        }).then(function (r) {
            if (!r.ok) throw new Error(String(r.status));
            _this.failures = 0;
        }).catch(function () {
            if (++_this.failures >= 3) {
                clearInterval(_this.timer);
                document.title = '(!) logged out – ' + document.title;
            }
        });
    };
    return KeepAlive;
}());
new KeepAlive('/app/session/touch', 4).start();
