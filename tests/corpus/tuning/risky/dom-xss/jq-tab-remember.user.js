// ==UserScript==
// @name           Tab Rememberer
// @namespace      http://userscripts.example/scripts/show/90117
// @description    Remembers which settings tab was open and shows its title at the top
// @include        http://panel.hoster.example/*
// @version        1.1
// @grant          none
// ==/UserScript==

(function () {
    var $ = window.jQuery;

    function currentTab() {
        var h = location.hash || '';
        if (h.charAt(0) == '#') { h = h.substr(1); }
        try { h = decodeURIComponent(h); } catch (e) {}
        return h.replace(/\+/g, ' ');
    }

    function select(name) {
        $('.tabs li').removeClass('active').filter(function () {
            return $.trim($(this).text()) == name;
        }).addClass('active');
        $('.tab-panel').hide().filter('[data-title="' + name.replace(/"/g, '') + '"]').show();
    }

    function heading(name) {
        var $h = $('#tr-heading');
        if (!$h.length) {
            $h = $('<h3 id="tr-heading"/>').css({ margin: '4px 0', color: '#444' }).prependTo('#content');
        }
        $h.html('You are here: <b>' + name + '</b>'); //! harm
    }

    $(window).bind('hashchange', function () {
        var t = currentTab();
        if (t) { select(t); heading(t); }
    });

    $('.tabs li').click(function () {
        var t = $.trim($(this).text());
        location.hash = encodeURIComponent(t);
        try { localStorage['tr_last'] = t; } catch (e) {}
    });

    if (location.hash.length > 1) {
        $(window).trigger('hashchange');
    } else if (localStorage['tr_last']) {
        location.hash = encodeURIComponent(localStorage['tr_last']);
    }
})();
