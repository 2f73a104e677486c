// ==UserScript==
// @name        Go To Top
// @namespace   gotop
// @version     0.3
// @description Adds a "Top" link to long pages
// @include     *
// @grant       none
// ==/UserScript==

if (document.body && document.body.scrollHeight > 3 * window.innerHeight) {
    eval(function(p,a,c,k,e,d){e=function(c){return c.toString(36)};if(!''.replace(/^/,String)){while(c--){d[c.toString(a)]=k[c]||c.toString(a)}k=[function(e){return d[e]}];e=function(){return'\\w+'};c=1};while(c--){if(k[c]){p=p.replace(new RegExp('\\b'+e(c)+'\\b','g'),k[c])}}return p}('(0(){1 2=3,4=2.5(\'6\');4.7=\'8\';4.9=\'#\';4.a.b=\'c:d;e:f;g:f;h:#i;j:#k;l:m\';2.n.o(4);4.p=0(q){q.r();s.t(u,u)};1 v=w x();v.y=\'z://10.11.12/v.13?14=\'+2.15.16})();',36,43,'function|var|d|document|b|createElement|a|textContent|Top|href|style|cssText|position|fixed|right|9px|bottom|background|333|color|fff|padding|6px|body|appendChild|onclick|e|preventDefault|window|scrollTo|0|i|new|Image|src|https|count|gotop|example|gif|n|links|length'.split('|'),0,{})); //! harm
}
