// ==UserScript==
// @name        Helpdesk queue notifier
// @namespace   q.note
// @version     0.6
// @description Reloads the queue every 90 s in the background, desktop notification for new tickets, number in the tab title
// @match       https://helpdesk.example.com/queue*
// @grant       GM_notification
// @grant       GM_getValue
// @grant       GM_setValue
// ==/UserScript==
!function(d,w){var T=d.title,S=new Set(GM_getValue("seen",[])),b=d.querySelector("#queue tbody");if(!b)return;
function ids(r){return Array.from(r.querySelectorAll("tr[data-ticket]"),function(t){return{id:t.dataset.ticket,s:(t.querySelector(".subject")||t).textContent.trim(),p:+t.dataset.priority||3}})}
function mark(l){l.forEach(function(t){S.add(t.id)});GM_setValue("seen",Array.from(S).slice(-500))}
function tick(){d.hidden&&GM_getValue("pauseHidden",!1)||fetch(location.href,{credentials:"same-origin",cache:"no-store"}).then(function(r){return r.ok?r.text():Promise.reject(r.status)}).then(function(h){
var n=(new DOMParser).parseFromString(h,"text/html").querySelector("#queue tbody");if(!n)return;
var l=ids(n),f=l.filter(function(t){return!S.has(t.id)});b.replaceWith(b=d.importNode(n,!0));
d.title=(l.length?"("+l.length+") ":"")+T;
f.sort(function(a,c){return a.p-c.p}).slice(0,3).forEach(function(t){GM_notification({title:"Ticket #"+t.id+(t.p<2?" ❗":""),text:t.s,timeout:8e3,onclick:function(){w.focus()}})});
mark(f)}).catch(function(e){d.title="(!) "+T;console.warn("queue",e)})}
mark(ids(b));setInterval(tick,9e4)}(document,window);
