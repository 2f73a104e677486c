// ==UserScript==
// @name         Thread tools
// @description  Keeps the reply button in view
// @match       　*://forum.example.com/thread*
// @grant        none
// ==/UserScript==
document.querySelector("#reply").style.position = "sticky";
