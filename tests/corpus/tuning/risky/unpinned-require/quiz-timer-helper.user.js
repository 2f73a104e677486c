// ==UserScript==
// @name         Quiz Timer Helper
// @namespace    http://tampermonkey.example/
// @version      0.1
// @description  try to take over the quiz! (shows a timer)
// @author       You
// @match        https://quiz.campus.example/*
// @require      https://code.scriptcdn.example/jquery-latest.min.js //! harm
// @require      https://npm.scriptcdn.example/moment //! harm
// @require      https://gist.pastecode.example/raw/waitForKeyElements.js //! harm
// @grant        GM_addStyle
// @grant        GM_xmlhttpRequest
// @connect      quiz.campus.example
// ==/UserScript==

/* globals jQuery, $, waitForKeyElements, moment */

(function() {
    'use strict';

    // Your code here...
    var startTime = moment();

    GM_addStyle('#myTimer { position: fixed; top: 10px; right: 10px; background: yellow; padding: 5px; font-size: 20px; z-index: 1000; }');

    waitForKeyElements('.question-text', actionFunction);

    function actionFunction(jNode) {
        console.log('found question', jNode.text());
        if ($('#myTimer').length == 0) {
            $('body').append('<div id="myTimer"></div>');
        }
        startTime = moment();
    }

    setInterval(function() {
        var diff = moment().diff(startTime, 'seconds');
        $('#myTimer').text(diff + ' sec');
        if (diff > 60) {
            $('#myTimer').css('background', 'red');
        }
    }, 1000);

    // https://stackanswers.example/q/1234567
    function getScore(callback) {
        GM_xmlhttpRequest({
            method: "GET",
            url: "https://quiz.campus.example/api/score",
            onload: function(response) {
                callback(JSON.parse(response.responseText).score);
            }
        });
    }

    getScore(function(score) {
        document.title = score + ' points - ' + document.title;
    });
})();
