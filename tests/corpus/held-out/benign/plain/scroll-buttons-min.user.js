// ==UserScript==
// @name         Scroll buttons (compact build)
// @namespace    scrollbtn
// @version      6.1
// @description  Top / bottom / remember-position buttons on long pages
// @match        *://*/*
// @noframes
// @grant        none
// ==/UserScript==
!function(t,e){"use strict";var n=e.documentElement,o=e.createElement("div"),r="sb_"+location.pathname,i=0,a=0;function c(){return Math.max(n.scrollHeight,e.body?e.body.scrollHeight:0)-t.innerHeight}function s(t,n,r){var i=e.createElement("button");return i.type="button",i.textContent=t,i.title=n,i.style.cssText="display:block;width:32px;height:32px;margin:3px;border:0;border-radius:50%;background:#0007;color:#fff;font:16px/1 sans-serif;cursor:pointer",i.addEventListener("click",r),o.appendChild(i),i}function l(e){var n=t.pageYOffset,o=e-n,r=null;cancelAnimationFrame(a),a=requestAnimationFrame(function e(i){null===r&&(r=i);var c=Math.min(1,(i-r)/350),s=c<.5?2*c*c:1-Math.pow(-2*c+2,2)/2;t.scrollTo(0,n+o*s),c<1&&(a=requestAnimationFrame(e))})}o.style.cssText="position:fixed;right:6px;bottom:20%;z-index:99998;opacity:.25;transition:opacity .2s",o.onmouseenter=function(){o.style.opacity=1},o.onmouseleave=function(){o.style.opacity=.25},s("\u2191","Top",function(){i=t.pageYOffset,l(0)}),s("\u21a9","Back to where you were",function(){l(i)}),s("\u2193","Bottom",function(){i=t.pageYOffset,l(c())});var u=s("\u2605","Remember / go to remembered place",function(){var e=t.sessionStorage.getItem(r);null===e?(t.sessionStorage.setItem(r,t.pageYOffset),u.style.color="#fd5"):(l(+e),t.sessionStorage.removeItem(r),u.style.color="#fff")});null!==t.sessionStorage.getItem(r)&&(u.style.color="#fd5");function f(){c()>2*t.innerHeight?o.isConnected||e.body.appendChild(o):o.remove()}t.addEventListener("resize",f),t.addEventListener("load",f),setInterval(f,3e3),f()}(window,document);
