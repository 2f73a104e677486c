// ==UserScript==
// @name        Inline videos
// @namespace   inline-video
// @version     2.2
// @match       https://forum.example.com/*
// @grant       none
// ==/UserScript==
const ORIGIN = 'https://www.youtube.com';
const frames = new Map();
document.querySelectorAll('a[href*="youtube.com/watch"]').forEach(a => {
  const id = new URL(a.href).searchParams.get('v');
  if (!/^[\w-]{11}$/.test(id || '')) return;
  const f = document.createElement('iframe');
  f.src = `${ORIGIN}/embed/${id}?enablejsapi=1`;
  f.allow = 'fullscreen';
  f.loading = 'lazy';
  f.onload = () => f.contentWindow.postMessage(JSON.stringify({ event: 'listening' }), ORIGIN);
  a.after(f);
  frames.set(id, f);
});
addEventListener('message', e => {
  if (e.origin !== ORIGIN) return;
  const me = [...frames.values()].find(f => f.contentWindow === e.source);
  if (!me) return;
  let msg; try { msg = JSON.parse(e.data); } catch { return; }
  if (msg.event === 'onStateChange' && msg.info === 1)
    for (const f of frames.values()) if (f !== me) f.contentWindow.postMessage('{"event":"command","func":"pauseVideo"}', ORIGIN);
});
