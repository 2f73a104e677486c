// ==UserScript==
// @name           Skip intro & "are you still there"
// @namespace      skipper
// @version        2.9.1
// @description    Presses Skip Intro, Skip Recap, Next Episode and Continue watching for you
// @match          https://flix.example.com/*
// @match          https://stream.example/*
// @grant          GM_getValue
// @grant          GM_setValue
// @grant          GM_registerMenuCommand
// ==/UserScript==
!function(){var t={intro:'[data-uia="player-skip-intro"]',recap:'[data-uia="player-skip-recap"]',next:'[data-uia="next-episode-seamless-button"]',still:'[data-uia="interrupt-autoplay-continue"]'},n=Object.keys(t),o=GM_getValue("on",{intro:1,recap:1,next:0,still:1}),c={};function e(){n.forEach(function(n){if(o[n]){var e=document.querySelector(t[n]);e&&Date.now()-(c[n]||0)>4e3&&(c[n]=Date.now(),e.click())}})}n.forEach(function(t){GM_registerMenuCommand("Toggle "+t,function(){o[t]=o[t]?0:1,GM_setValue("on",o),alert(t+": "+(o[t]?"on":"off"))})}),new MutationObserver(e).observe(document.body,{childList:!0,subtree:!0})}();
