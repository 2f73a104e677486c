// ==UserScript==
// @name         Film ratings on the cinema programme
// @namespace    film.ratings
// @version      1.0.14
// @description  Adds ratings of filmdb.example to the programme of kino.example (needs your own free API key)
// @author       Jana
// @match        https://www.kino.example/programm*
// @grant        GM_xmlhttpRequest
// @grant        GM_setValue
// @grant        GM_getValue
// @grant        GM_registerMenuCommand
// @connect      api.filmdb.example
// @require      https://cdn.jsdelivr.net/npm/jquery@3.7.1/dist/jquery.min.js
// ==/UserScript==

/* globals jQuery, $ */
jQuery.noConflict();
(function ($) {
    const WEEK = 7 * 24 * 3600 * 1000;
    const apiKey = () => GM_getValue('apikey', '');

    function cached(title) {
        const c = GM_getValue('film:' + title);
        return c && Date.now() - c.time < WEEK ? c.data : null;
    }

    function lookup(title, year) {
        const d = $.Deferred();
        const hit = cached(title);
        if (hit) return d.resolve(hit).promise();
        GM_xmlhttpRequest({
            method: 'GET',
            url: 'https://api.filmdb.example/?' + $.param({ apikey: apiKey(), t: title, y: year || '', r: 'json' }),
            timeout: 10000,
            onload(r) {
                let j;
                try { j = JSON.parse(r.responseText); } catch (e) { return d.reject('bad answer'); }
                if (j.Response !== 'True') return d.reject(j.Error);
                const data = { id: j.imdbID, rating: j.imdbRating, votes: j.imdbVotes, meta: j.Metascore, runtime: j.Runtime };
                GM_setValue('film:' + title, { time: Date.now(), data });
                d.resolve(data);
            },
            onerror: () => d.reject('network'),
            ontimeout: () => d.reject('timeout'),
        });
        return d.promise();
    }

    function colour(r) {
        if (r >= 7.5) return '#2e7d32';
        if (r >= 6) return '#f9a825';
        return '#c62828';
    }

    function badge($film) {
        const title = $.trim($film.find('.original-title').text() || $film.find('h2').text()).replace(/\s*\((OV|OmU|3D)\)$/, '');
        if (!title) return;
        const $b = $('<span>').css({ marginLeft: 8, padding: '1px 6px', borderRadius: 4, color: '#fff', background: '#999' }).text('…');
        $film.find('h2').append($b);
        lookup(title, $film.data('year'))
            .done((d) => $b.text(d.rating).css('background', colour(parseFloat(d.rating))).attr('title', `${d.votes} votes, Metascore ${d.meta}, ${d.runtime}`))
            .fail((why) => $b.text('?').attr('title', why));
    }

    GM_registerMenuCommand('API key of filmdb.example', () => {
        const k = prompt('API key', apiKey());
        if (k !== null) GM_setValue('apikey', k.trim());
    });

    if (apiKey()) $('.film-item').each((i, el) => setTimeout(() => badge($(el)), i * 150));
    else console.info('Film ratings: enter an API key in the menu first');
})(jQuery);
