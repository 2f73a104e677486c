// ==UserScript==
// @name         Sponsor segment skipper (lite)
// @namespace    skipseg
// @version      1.0.8
// @description  Skips segments reported by the community; asks by hash prefix so that the service does not learn the video
// @match        https://www.youtube.com/*
// @connect      segments.example.org
// @grant        GM.xmlHttpRequest
// ==/UserScript==

const CATEGORIES = ['sponsor', 'selfpromo', 'interaction'];

async function sha256(text) {
  const buf = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(buf)].map((b) => b.toString(16).padStart(2, '0')).join('');
}

async function segmentsFor(id) {
  const prefix = (await sha256(id)).slice(0, 4);
  const res = await GM.xmlHttpRequest({
    method: 'GET',
    url: `https://segments.example.org/api/skip/${prefix}?categories=${encodeURIComponent(JSON.stringify(CATEGORIES))}`,
    anonymous: true,
  });
  if (res.status !== 200) return [];
  const mine = JSON.parse(res.responseText).find((v) => v.videoID === id);
  return (mine?.segments ?? []).map((s) => s.segment).filter(([a, b]) => b > a);
}

let current = null;
let segments = [];

async function onNavigate() {
  const id = new URLSearchParams(location.search).get('v');
  if (!id || id === current) return;
  current = id;
  segments = [];
  const list = await segmentsFor(id).catch(() => []);
  if (current === id) segments = list;
}

document.addEventListener('yt-navigate-finish', onNavigate);
document.addEventListener('timeupdate', (e) => {
  const v = e.target;
  if (!(v instanceof HTMLVideoElement)) return;
  const hit = segments.find(([a, b]) => v.currentTime >= a && v.currentTime < b - 0.3);
  if (hit) v.currentTime = hit[1];
}, true);
onNavigate();
