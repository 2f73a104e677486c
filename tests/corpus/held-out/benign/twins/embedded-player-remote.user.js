// ==UserScript==
// @name         Lecture notes: control the embedded video from the keyboard
// @namespace    lecture-remote
// @version      1.3
// @match        https://campus.openlectures.example/course/*
// @grant        none
// @description  Space / arrows / digits drive the YouTube frame without focusing it
// ==/UserScript==

const PLAYER = 'https://www.youtube.com';
const frame = document.querySelector(`iframe[src^="${PLAYER}/embed/"]`);

if (frame) {
  const url = new URL(frame.src);
  if (!url.searchParams.has('enablejsapi')) {
    url.searchParams.set('enablejsapi', '1');
    url.searchParams.set('origin', location.origin);
    frame.src = url.href;
  }

  const state = { time: 0, duration: 0, playing: false };
  const command = (func, ...args) =>
    frame.contentWindow.postMessage(JSON.stringify({ event: 'command', func, args }), PLAYER);

  frame.addEventListener('load', () =>
    frame.contentWindow.postMessage(JSON.stringify({ event: 'listening', id: 1 }), PLAYER));

  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== PLAYER || source !== frame.contentWindow) return;
    let msg;
    try { msg = JSON.parse(data); } catch { return; }
    if (msg.event !== 'infoDelivery' || !msg.info) return;
    if ('currentTime' in msg.info) state.time = msg.info.currentTime;
    if ('duration' in msg.info) state.duration = msg.info.duration;
    if ('playerState' in msg.info) state.playing = msg.info.playerState === 1;
  });

  const keys = {
    ' ': () => command(state.playing ? 'pauseVideo' : 'playVideo'),
    ArrowLeft: () => command('seekTo', Math.max(0, state.time - 5), true),
    ArrowRight: () => command('seekTo', state.time + 5, true),
    m: () => command('mute'),
    M: () => command('unMute'),
  };

  window.addEventListener('keydown', (e) => {
    if (/^(INPUT|TEXTAREA)$/.test(e.target.tagName) || e.ctrlKey || e.metaKey) return;
    if (/^\d$/.test(e.key)) command('seekTo', state.duration * e.key / 10, true);
    else if (Object.hasOwn(keys, e.key)) keys[e.key]();
    else return;
    e.preventDefault();
  });
}
