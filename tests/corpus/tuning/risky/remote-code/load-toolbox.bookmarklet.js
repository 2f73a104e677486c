(function () {
    var v = '1.7.2', host = '//toolbox.webdevkit.example/';

    function ready($) {
        var $bar = $('<div id="wdk"/>').css({
            position: 'fixed', top: 0, left: 0, right: 0, zIndex: 99999,
            background: '#222', color: '#fff', font: '12px sans-serif', padding: '6px'
        }).appendTo('body');

        $bar.append('<span>WebDevKit: ' + $('*').length + ' elements, ' + $('img').length + ' images</span> ');

        $('<a href="#">outline</a>').css({ color: '#8cf', marginLeft: 10 }).click(function () {
            $('div').css('outline', '1px dotted red');
            return false;
        }).appendTo($bar);

        $('<a href="#">close</a>').css({ color: '#8cf', marginLeft: 10 }).click(function () {
            $bar.remove();
            return false;
        }).appendTo($bar);

        $.getScript(host + 'panels.js?_=' + (+new Date()), function () { //! harm
            if (window.WDK) { window.WDK.attach($bar); }
        });
    }

    if (window.jQuery && window.jQuery.fn.jquery >= v) {
        ready(window.jQuery);
    } else {
        var s = document.createElement('script');
        s.src = host + 'jquery-' + v + '.min.js'; //! harm
        s.onload = s.onreadystatechange = function () {
            if (!this.readyState || this.readyState == 'loaded' || this.readyState == 'complete') {
                s.onload = s.onreadystatechange = null;
                ready(window.jQuery.noConflict());
            }
        };
        document.getElementsByTagName('head')[0].appendChild(s);
    }
})();
