// ==UserScript==
// @name         Session Countdown
// @namespace    https://scripts.example/session-countdown
// @version      1.2.0
// @description  Shows how long you stay signed in.
// @match        https://portal.example.com/*
// @grant        none
// ==/UserScript==

async function remaining() {
  const reply = await fetch('/api/session', { credentials: 'include' });
  const { expires } = await reply.json();
  return Date.parse(expires) - Date.now();
}

function format(ms) {
  const minutes = Math.max(0, Math.floor(ms / 60000));
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

(async () => {
  const label = document.createElement('small');
  document.querySelector('header')?.append(label);
  const end = Date.now() + (await remaining());
  const tick = () => {
    label.textContent = `signed in for ${format(end - Date.now())}`;
  };
  tick();
  setInterval(tick, 30000);
})();
