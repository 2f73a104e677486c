// ==UserScript==
// @name          Film scores beside titles
// @namespace     filmscores
// @version       1.9.4
// @description   Looks each film title of the cinema programme up in the ratings database and puts the score beside it
// @match         https://kino.example/programme*
// @require       https://cdnjs.cloudflare.com/ajax/libs/jquery/3.7.1/jquery.min.js#sha256-/JqT3SQfawRcv/BIHPThkBvs0OEvtFFmqPF/lYI/Cxo=
// @connect       ratings.example.net
// @grant         GM_xmlhttpRequest
// @grant         GM_getValue
// @grant         GM_setValue
// ==/UserScript==
/* global $ */
$(function () {
  var DAY = 24 * 60 * 60 * 1000;
  var queue = [];
  var running = 0;

  function colour(score) {
    return score >= 7.5 ? '#2a7' : score >= 6 ? '#b80' : '#b33';
  }

  function badge($title, score, votes) {
    $('<span>')
      .text(score ? score.toFixed(1) : '–')
      .attr('title', votes ? votes + ' votes' : 'not rated')
      .css({ marginLeft: 6, padding: '0 4px', borderRadius: 3, color: '#fff', background: score ? colour(score) : '#888' })
      .appendTo($title);
  }

  function next() {
    if (running >= 3 || !queue.length) return;
    var job = queue.shift();
    var cacheKey = 'film:' + job.title + ':' + job.year;
    var cached = GM_getValue(cacheKey, null);
    if (cached && Date.now() - cached.at < 7 * DAY) {
      badge(job.$el, cached.score, cached.votes);
      return next();
    }
    running++;
    GM_xmlhttpRequest({
      method: 'GET',
      url: 'https://ratings.example.net/api/find?' + $.param({ t: job.title, y: job.year }),
      onload: function (res) {
        var data = {};
        try { data = JSON.parse(res.responseText); } catch (e) { /* nothing found */ }
        var score = Number(data.score) || 0;
        var votes = Number(data.votes) || 0;
        GM_setValue(cacheKey, { at: Date.now(), score: score, votes: votes });
        badge(job.$el, score, votes);
      },
      onloadend: function () { running--; next(); }
    });
    next();
  }

  $('.programme .film-title').each(function () {
    var $el = $(this);
    queue.push({ $el: $el, title: $.trim($el.text()), year: $el.closest('.film').data('year') || '' });
  });
  next();
});
