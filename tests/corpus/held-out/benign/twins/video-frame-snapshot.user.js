// ==UserScript==
// @name         Frame grabber
// @namespace    framegrab
// @version      2.5
// @match        https://www.youtube.com/watch*
// @grant        none
// @description  Press S for a PNG of the current frame, Shift+S copies it
// ==/UserScript==
(function(d){
function grab(cb){var v=d.querySelector('video');if(!v||!v.videoWidth)return;
var c=d.createElement('canvas');c.width=v.videoWidth;c.height=v.videoHeight;
c.getContext('2d').drawImage(v,0,0);c.toBlob(function(b){b&&cb(b,v)},'image/png')}
function stamp(t){var h=t/3600|0,m=t/60%60|0,s=(t%60).toFixed(2);return[h,m,s].join('-')}
function save(b,v){var a=d.createElement('a');a.href=URL.createObjectURL(b);
a.download=d.title.replace(/[^\w -]+/g,'').slice(0,60)+' '+stamp(v.currentTime)+'.png';a.click();
setTimeout(function(){URL.revokeObjectURL(a.href)},3e3)}
function copy(b){navigator.clipboard.write([new ClipboardItem({'image/png':b})]).then(function(){flash('copied')},function(e){flash(e.message)})}
function flash(t){var x=d.createElement('div');x.textContent=t;x.style.cssText='position:fixed;top:10px;right:10px;background:#000a;color:#fff;padding:5px 9px;z-index:9999';d.body.appendChild(x);setTimeout(function(){x.remove()},1200)}
d.addEventListener('keydown',function(e){var t=e.target;if(t.isContentEditable||/^(INPUT|TEXTAREA)$/.test(t.tagName)||e.ctrlKey||e.metaKey||e.altKey)return;
if(e.code==='KeyS'){e.preventDefault();e.stopPropagation();grab(e.shiftKey?copy:save)}},true);
})(document);
