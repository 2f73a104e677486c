// ==UserScript==
// @name        GameShop - Hide owned & ignored in search
// @namespace   http://userscripts.example/users/121
// @description Fades games you already own, adds counters and a toggle to the search page
// @include     https://store.gameshop.example/search*
// @include     https://store.gameshop.example/sale/*
// @require     https://cdnjs.cloudflare.com/ajax/libs/jquery/1.9.1/jquery.min.js
// @require     https://greasyfork.org/scripts/2199-waitforkeyelements/code/waitForKeyElements.js?version=6349
// @version     1.23
// @grant       GM_addStyle
// @grant       GM_getValue
// @grant       GM_setValue
// ==/UserScript==
/*- The @grant directive is needed to work around a design change
    introduced in GM 1.0.   It restores the sandbox.
*/
GM_addStyle ( "                                                  \
    .gsOwned    { opacity: 0.25; }                                \
    .gsHideOwned .gsOwned { display: none !important; }           \
    #gsBar      { padding: 6px 10px; margin-bottom: 8px;          \
                  background: rgba(0,0,0,.3); color: #c6d4df; }   \
    #gsBar label { cursor: pointer; margin-right: 14px; }         \
" );

var counts = { owned: 0, ignored: 0, seen: 0 };
var hide   = GM_getValue ("hideOwned", false);

waitForKeyElements ("#search_results", addBar, true);
waitForKeyElements ("a.search_result_row", handleRow);

function addBar (jNode) {
    jNode.before (
        '<div id="gsBar"><label><input type="checkbox" id="gsToggle"> hide owned</label>'
        + '<span id="gsCount"></span></div>'
    );
    $("#gsToggle").prop ("checked", hide).change ( function () {
        hide = this.checked;
        GM_setValue ("hideOwned", hide);
        $("body").toggleClass ("gsHideOwned", hide);
    } );
    $("body").toggleClass ("gsHideOwned", hide);
}

function handleRow (jNode) {
    counts.seen++;
    if (jNode.hasClass ("ds_owned") ) {
        jNode.addClass ("gsOwned");
        counts.owned++;
    }
    else if (jNode.hasClass ("ds_ignored") ) {
        jNode.addClass ("gsOwned");
        counts.ignored++;
    }
    //-- discount as price per hour of average playtime, if the row carries it
    var hours = parseFloat (jNode.attr ("data-avg-hours") );
    var cents = parseInt (jNode.find (".search_price").attr ("data-price-final"), 10);
    if (hours > 0  &&  cents > 0) {
        jNode.find (".search_price").attr ("title", (cents / 100 / hours).toFixed (2) + " per hour of play");
    }
    $("#gsCount").text (counts.seen + " results, " + counts.owned + " owned, " + counts.ignored + " ignored");
}
