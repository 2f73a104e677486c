// ==UserScript==
// @name        Bakery Clicker - best buy helper
// @namespace   frozen-style
// @version     1.042
// @description Colours buildings by payback time and plays a sound when a golden biscuit appears. Does not click for you.
// @match       https://games.example.org/bakery/*
// @grant       unsafeWindow
// ==/UserScript==

(function waitForGame() {
    var G = unsafeWindow.Game;
    if (!G || !G.ready) { setTimeout(waitForGame, 1000); return; }

    var colours = ['#00ff00', '#c6ff00', '#ffea00', '#ff9100', '#ff1744'];

    function payback(me) {
        // price / added income, plus the time needed until it is affordable
        var gain = me.storedCps * G.globalCpsMult;
        if (!gain) return Infinity;
        var wait = Math.max(0, me.price - G.cookies) / Math.max(G.cookiesPs, 1);
        return me.price / gain + 1.15 * wait;
    }

    function time(s) {
        if (!isFinite(s)) return '∞';
        if (s < 60) return s.toFixed(0) + ' s';
        if (s < 3600) return (s / 60).toFixed(1) + ' min';
        if (s < 86400) return (s / 3600).toFixed(1) + ' h';
        return (s / 86400).toFixed(1) + ' d';
    }

    function update() {
        var list = G.ObjectsById.map(function (me) { return { me: me, pb: payback(me) }; })
            .filter(function (x) { return x.me.l && isFinite(x.pb); })
            .sort(function (a, b) { return a.pb - b.pb; });
        list.forEach(function (x, rank) {
            var price = x.me.l.querySelector('.price');
            if (!price) return;
            price.style.color = colours[Math.min(colours.length - 1, Math.floor(rank * colours.length / list.length))];
            price.title = 'payback ' + time(x.pb);
        });
    }

    var audio = null, had = 0;
    function beep() {
        audio = audio || new AudioContext();
        var o = audio.createOscillator(), g = audio.createGain();
        o.frequency.value = 880;
        g.gain.setValueAtTime(0.2, audio.currentTime);
        g.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6);
        o.connect(g);
        g.connect(audio.destination);
        o.start();
        o.stop(audio.currentTime + 0.6);
    }

    setInterval(function () {
        update();
        var now = G.shimmers.length;
        if (now > had) beep();
        had = now;
        document.title = (now ? '★ ' : '') + document.title.replace(/^★ /, '');
    }, 1000);
}());
