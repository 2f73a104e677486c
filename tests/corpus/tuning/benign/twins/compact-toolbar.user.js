// ==UserScript==
// @name         Compact Toolbar
// @namespace    https://scripts.example/compact-toolbar
// @version      4.1.0
// @description  A slim toolbar for the editor.
// @match        https://docs.example.com/edit/*
// @grant        none
// ==/UserScript==
(()=>{const t="compact-toolbar",e=document.createElement("style");e.textContent=`.${t} .toolbar{height:28px;padding:0 4px}.${t} .toolbar button{padding:2px;font-size:12px}`,document.head.append(e);const o=()=>"1"===localStorage.getItem(t),n=l=>{localStorage.setItem(t,l?"1":"0"),document.body.classList.toggle(t,l)};n(o());const c=document.createElement("button");c.textContent="⇕",c.title="Compact toolbar",c.addEventListener("click",()=>n(!o()));const s=()=>{const l=document.querySelector(".toolbar");l&&!l.contains(c)&&l.append(c)};new MutationObserver(s).observe(document.body,{childList:!0,subtree:!0}),s()})();
