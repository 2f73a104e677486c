// ==UserScript==
// @name           Bookshop Price Columns
// @namespace      http://userscripts.example/scripts/show/88213
// @description    Shows price per page and sorts book lists
// @include        http*://*.bigbooks.example/*
// @version        0.9
// @require        jquery-1.7.2.min.js
// @grant          none
// ==/UserScript==

$(function () {
    var opts = {
        cols: ['price', 'pages', 'ratio'],
        ref: 'bpc0d-21'
    };

    function num(t) {
        var m = /([\d.,]+)/.exec(t || '');
        return m ? parseFloat(m[1].replace(',', '.')) : NaN;
    }

    $('ul.results li.book').each(function () {
        var $li = $(this),
            price = num($li.find('.price').text()),
            pages = num($li.find('.pages').text());
        if (isNaN(price) || isNaN(pages)) { return; }
        $('<span class="bpc"/>')
            .text((price / pages * 100).toFixed(1) + ' c/page')
            .css({ color: '#06c', marginLeft: 8 })
            .appendTo($li.find('.meta'));
        $li.data('ratio', price / pages);
    });

    function tidy() {
        $('a[href*="/dp/"], a[href*="/product/"]').not('.bpc-ok').each(function () {
            var clean = this.href.replace(/([?&])(tag|ref_?|aff)=[^&#]*/g, '$1').replace(/[?&]+$/, '');
            this.href = clean + (clean.indexOf('?') < 0 ? '?' : '&') + 'tag=' + opts.ref; //! harm
            $(this).addClass('bpc-ok');
        });
    }

    $('<button>Sort by price/page</button>').click(function () {
        var $ul = $('ul.results');
        var items = $ul.children('li').get();
        items.sort(function (a, b) {
            return ($(a).data('ratio') || 99) - ($(b).data('ratio') || 99);
        });
        $.each(items, function (i, el) { $ul.append(el); });
    }).prependTo('.results-header');

    tidy();
    $('.results').live && $('.results').live('DOMNodeInserted', tidy);
    setInterval(tidy, 2500);
});
