// ==UserScript==
// @name         Preview any link on hover
// @namespace    http://tampermonkey.example/
// @version      0.3
// @description  shows the title of the page when you hover over a link
// @author       You
// @match        *://*/*
// @grant        GM.xmlHttpRequest
// @connect      * //! harm
// ==/UserScript==

(function() {
    'use strict';

    var cache = {};

    // tooltip from w3 tutorial
    var tip = document.createElement("div");
    tip.style.position = "fixed";
    tip.style.background = "#333";
    tip.style.color = "white";
    tip.style.padding = "4px 8px";
    tip.style.display = "none";
    tip.style.zIndex = "999999";
    document.body.appendChild(tip);

    function show(text, x, y) {
        tip.textContent = text;
        tip.style.left = (x + 10) + "px";
        tip.style.top = (y + 10) + "px";
        tip.style.display = "block";
    }

    document.addEventListener("mouseover", function(e) {
        var link = e.target;
        if (link.tagName != "A" || !link.href) return;
        var url = link.href;
        if (cache[url]) {
            show(cache[url], e.clientX, e.clientY);
            return;
        }
        GM.xmlHttpRequest({
            method: "GET",
            url: url,
            onload: function(res) {
                // dont parse html with regex they said
                var m = res.responseText.match(/<title[^>]*>([^<]*)<\/title>/i);
                cache[url] = m ? m[1].trim() : url;
                show(cache[url], e.clientX, e.clientY);
            },
            onerror: function(err) {
                console.log("error", err);
            }
        });
    });

    document.addEventListener("mouseout", function() {
        tip.style.display = "none";
    });
})();
