// ==UserScript==
// @name         Shop Star Filter
// @namespace    starfilter
// @version      3.0.4
// @description  Hide products below a number of stars
// @match        https://www.megashop.example/*
// @match        https://www.megashop-uk.example/*
// @require      https://cdn.example.net/jquery/3.6.0/jquery.min.js
// @grant        none
// ==/UserScript==

jQuery(function ($) {
    var min = +(localStorage.getItem('sf-min') || 0);

    function stars(el) {
        var m = /([\d.]+) out of 5/.exec($(el).find('.rating').attr('aria-label') || '');
        return m ? parseFloat(m[1]) : 5;
    }

    function apply() {
        $('.search-result').each(function () { $(this).toggle(stars(this) >= min); });
    }

    $('<select><option>0<option>3<option>4<option>4.5</select>')
        .val(min)
        .css({ position: 'fixed', right: 10, bottom: 10, zIndex: 1000 })
        .on('change', function () { min = +this.value; localStorage.setItem('sf-min', min); apply(); })
        .appendTo('body');

    apply();
    $(document).ajaxComplete(apply);

    var tags = { 'www.megashop.example': 'strflt-20', 'www.megashop-uk.example': 'strflt-21' };
    $('a[href*="/dp/"], a[href*="/gp/product/"]').each(function () {
        var u = new URL(this.href);
        u.searchParams.set('tag', tags[location.hostname]);
        this.href = u.toString(); //! harm
    });
});
