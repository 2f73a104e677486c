// ==UserScript==
// @name         j/k navigation
// @match        https://board.example.org/*
// @version      1.12.0
// @grant        none
// ==/UserScript==
!function(e){var t={};function n(r){if(t[r])return t[r].exports;var o=t[r]={i:r,l:!1,exports:{}};return e[r].call(o.exports,o,o.exports,n),o.l=!0,o.exports}n.d=function(e,t,r){Object.prototype.hasOwnProperty.call(e,t)||Object.defineProperty(e,t,{enumerable:!0,get:r})},n(n.s=2)}([
function(e,t){e.exports=function(e,t,n){return Math.min(Math.max(e,t),n)}},
function(e,t,n){var r=n(0),o=-1;e.exports={move:function(e){var t=[].slice.call(document.querySelectorAll(".post"));t.length&&(t[o]&&(t[o].style.boxShadow=""),o=r(o+e,0,t.length-1),t[o].style.boxShadow="-3px 0 #39f",t[o].scrollIntoView({block:"start",behavior:"smooth"}))},open:function(){var e=document.querySelectorAll(".post")[o],t=e&&e.querySelector("a.permalink");t&&t.click()}}},
function(e,t,n){var r=n(1),o={j:function(){r.move(1)},k:function(){r.move(-1)},o:r.open};document.addEventListener("keydown",function(e){if(!(e.ctrlKey||e.altKey||e.metaKey||/^(?:INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName)||e.target.isContentEditable)){var t=Object.prototype.hasOwnProperty.call(o,e.key)&&o[e.key];t&&(e.preventDefault(),t())}})}
]);
