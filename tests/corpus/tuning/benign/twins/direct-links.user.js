// ==UserScript==
// @name         Direct Links
// @namespace    https://scripts.example/direct-links
// @version      1.6
// @description  Removes redirects and tracking parameters from links.
// @match        https://www.google.com/search*
// @match        https://mail.example.com/*
// @grant        none
// ==/UserScript==

const NOISE = ['utm_source', 'utm_medium', 'utm_campaign', 'fbclid', 'gclid', 'ref', 'tag'];

function target(link) {
  const url = new URL(link.href);
  const inner = url.pathname === '/url' || url.pathname === '/redirect' ? url.searchParams.get('q') ?? url.searchParams.get('url') : null;
  const real = inner && /^https?:/.test(inner) ? new URL(inner) : url;
  NOISE.forEach((name) => real.searchParams.delete(name));
  return real.href;
}

document.addEventListener('mousedown', (event) => {
  const link = event.target.closest('a[href^=http]');
  if (!link) return;
  link.href = target(link);
  link.removeAttribute('ping');
}, true);
