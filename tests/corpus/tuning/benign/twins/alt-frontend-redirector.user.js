// ==UserScript==
// @name         Alternative front-ends
// @namespace    altfront
// @version      4.7
// @description  Opens videos, microblogs and articles in the lightweight front-end instance that you chose
// @match        https://www.youtube.com/watch*
// @match        https://longreads.example.com/*/*
// @match        https://micro.example.com/*
// @run-at       document-start
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// @noframes
// ==/UserScript==

const services = new Map([
  ['www.youtube.com', { key: 'video', instance: 'https://invidious.example.org', map: (u) => `/watch?v=${u.searchParams.get('v')}` }],
  ['longreads.example.com', { key: 'article', instance: 'https://scribe.example.org', map: (u) => u.pathname }],
  ['micro.example.com', { key: 'micro', instance: 'https://nitter.example.org', map: (u) => u.pathname + u.search }],
]);

const service = services.get(location.hostname);
const chosen = GM_getValue(`instance.${service.key}`, service.instance);

GM_registerMenuCommand(`Instance for ${service.key}: ${chosen}`, () => {
  const next = prompt('Address of the instance', chosen);
  if (next && /^https:\/\/[\w.-]+$/.test(next)) GM_setValue(`instance.${service.key}`, next);
});
GM_registerMenuCommand(GM_getValue('pause') ? 'Resume' : 'Pause', () => {
  GM_setValue('pause', !GM_getValue('pause'));
  location.reload();
});

// coming back from the instance with "open original" must not bounce
const bounced = document.referrer.startsWith(chosen);
if (!GM_getValue('pause') && !bounced) {
  location.replace(chosen + service.map(new URL(location.href)));
}
