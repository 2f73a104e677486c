// ==UserScript==
// @name        Scroll progress
// @namespace   progress.scroll.example
// @version     0.3
// @description A thin line that grows while you read
// @match       https://*.example.com/articles/*
// @grant       none
// ==/UserScript==

!function(){var d=document,b=d.createElement("div"),t=!1;
b.style.cssText="position:fixed;left:0;top:0;height:3px;background:#e44;width:0;z-index:99999";
d.body.appendChild(b);
function p(){t=!1;var e=d.documentElement,m=e.scrollHeight-e.clientHeight;b.style.width=(m>0?100*e.scrollTop/m:0)+"%"}
addEventListener("scroll",function(){t||(t=!0,requestAnimationFrame(p))},{passive:!0});p()}();
