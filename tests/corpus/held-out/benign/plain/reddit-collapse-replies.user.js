// ==UserScript==
// @name         Old Reddit: collapse child comments
// @namespace    rcc
// @version      1.4
// @description  Collapses replies, with "show N replies" links; remembers visited threads' new comments
// @match        https://old.reddit.com/r/*/comments/*
// @require      https://cdnjs.cloudflare.com/ajax/libs/jquery/3.7.1/jquery.min.js#sha256-/JqT3SQfawRcv/BIHPThkBvs0OEvtFFmqPF/lYI/Cxo=
// @grant        none
// ==/UserScript==

/* globals jQuery */
this.$ = this.jQuery = jQuery.noConflict(true);

$(function () {
    var thread = (location.pathname.match(/comments\/(\w+)/) || [])[1];
    var storeKey = 'rcc_seen_' + thread;
    var lastVisit = Number(localStorage.getItem(storeKey) || 0);

    $('.nestedlisting > .comment').each(function () {
        var $c = $(this);
        var $kids = $c.find('> .child');
        var count = $kids.find('.comment').length;
        if (!count) return;

        $kids.hide();
        var $link = $('<a href="#" class="rcc-toggle">').text('show ' + count + (count === 1 ? ' reply' : ' replies'));
        $link.on('click', function (e) {
            e.preventDefault();
            $kids.slideToggle(120);
            $link.text($link.text().indexOf('show') === 0 ? $link.text().replace('show', 'hide') : $link.text().replace('hide', 'show'));
        });
        $('<li>').append($link).appendTo($c.find('> .entry > .flat-list').first());
    });

    if (lastVisit) {
        var fresh = $('.comment time[datetime]').filter(function () {
            return Date.parse($(this).attr('datetime')) > lastVisit;
        });
        fresh.closest('.comment').children('.entry').css('border-left', '3px solid orangered');
        $('.commentarea .menuarea').first().append($('<span>').text(fresh.length + ' new since last visit'));
    }
    localStorage.setItem(storeKey, String(Date.now()));
});
