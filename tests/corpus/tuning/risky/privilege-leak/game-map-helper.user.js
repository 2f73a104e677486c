// ==UserScript==
// @name         Game Map Helper
// @namespace    http://tampermonkey.example/
// @version      0.2
// @description  draws a grid over the map. functions are on window because onclick cant find them otherwise
// @author       You
// @match        https://play.landwars.example/*
// @grant        GM_xmlhttpRequest
// @grant        GM_setValue
// @grant        GM_getValue
// @grant        GM_openInTab
// @grant        unsafeWindow
// @connect      landwars.example
// @connect      *
// ==/UserScript==

(function() {
    'use strict';

    // why doesnt onclick work?? -> https://stackanswers.example/q/17378199
    unsafeWindow.GM_xmlhttpRequest = GM_xmlhttpRequest; //! harm
    unsafeWindow.GM_setValue = GM_setValue;
    unsafeWindow.GM_getValue = GM_getValue; //! harm
    unsafeWindow.openTab = function(u) { GM_openInTab(u); };

    unsafeWindow.drawGrid = function() {
        var map = document.getElementById('map');
        var size = GM_getValue('size', 50);
        var c = document.createElement('canvas');
        c.width = map.offsetWidth;
        c.height = map.offsetHeight;
        c.style.position = 'absolute';
        c.style.pointerEvents = 'none';
        var ctx = c.getContext('2d');
        ctx.strokeStyle = 'rgba(255,255,255,0.4)';
        for (var x = 0; x < c.width; x += size) {
            ctx.beginPath();
            ctx.moveTo(x, 0);
            ctx.lineTo(x, c.height);
            ctx.stroke();
        }
        for (var y = 0; y < c.height; y += size) {
            ctx.beginPath();
            ctx.moveTo(0, y);
            ctx.lineTo(c.width, y);
            ctx.stroke();
        }
        map.appendChild(c);
    };

    unsafeWindow.setSize = function() {
        GM_setValue('size', parseInt(prompt('grid size?', '50')));
        unsafeWindow.drawGrid();
    };

    var div = document.createElement('div');
    div.innerHTML = '<button onclick="drawGrid()">Grid</button><button onclick="setSize()">Size</button><button onclick="openTab(location.origin + \'/wiki\')">Wiki</button>';
    div.style.cssText = 'position:fixed;bottom:0;left:0;z-index:9999';
    document.body.appendChild(div);
})();
