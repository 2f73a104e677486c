// ==UserScript==
// @name         Reading Progress
// @namespace    https://scripts.example/progress
// @version      1.1.0
// @description  A thin bar at the top of long articles.
// @match        https://blog.example.com/*
// @grant        none
// ==/UserScript==

const bar = document.createElement('div');
bar.setAttribute('role', 'progressbar');
Object.assign(bar.style, { position: 'fixed', top: 0, left: 0, height: '3px', background: 'royalblue', zIndex: 99999 });
document.body.append(bar);

function update() {
  const room = document.documentElement.scrollHeight - innerHeight;
  const share = room > 0 ? scrollY / room : 1;
  bar.style.width = `${(share * 100).toFixed(1)}%`;
}

addEventListener('scroll', update, { passive: true });
addEventListener('resize', update);
update();
