// ==UserScript==
// @name         Focus Timer
// @namespace    https://scripts.example/focus-timer
// @version      0.6
// @description  Reminds you to look up after 20 minutes.
// @match        https://docs.example.com/*
// @grant        GM_notification
// ==/UserScript==

const BREAK = 20 * 60;
let seconds = 0;

const clock = document.createElement('div');
clock.style.cssText = 'position:fixed;left:8px;bottom:8px;font:12px monospace;opacity:.5';
document.body.append(clock);

setInterval(() => {
  if (document.hidden) return;
  seconds += 1;
  clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  if (seconds % BREAK === 0) GM_notification({ title: 'Focus Timer', text: 'Time to look out of the window.' });
}, 1000);
