// ==UserScript==
// @name         Segment skipper
// @match        https://www.youtube.com/*
// @version      1.7
// @grant        GM.xmlHttpRequest
// @connect      segments.example
// ==/UserScript==
const hex = buf => [...new Uint8Array(buf)].map(b => b.toString(16).padStart(2, '0')).join('');
let segments = [];

async function loadFor(id) {
  segments = [];
  const prefix = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id))).slice(0, 4);
  const r = await GM.xmlHttpRequest({
    method: 'GET',
    url: `https://segments.example/api/skip/${prefix}?category=sponsor`,
    anonymous: true,
    responseType: 'json',
  });
  if (r.status !== 200) return;
  const mine = r.response.find(v => v.videoID === id);
  segments = (mine?.segments ?? []).map(s => s.segment).filter(([a, b]) => Number.isFinite(a) && b > a);
}

document.addEventListener('yt-navigate-finish', () => {
  const id = new URLSearchParams(location.search).get('v');
  if (/^[\w-]{11}$/.test(id ?? '')) loadFor(id).catch(console.warn);
});

document.addEventListener('timeupdate', e => {
  const v = e.target;
  if (!(v instanceof HTMLVideoElement)) return;
  const hit = segments.find(([a, b]) => v.currentTime >= a && v.currentTime < b - 0.3);
  if (hit) v.currentTime = hit[1];
}, true);
