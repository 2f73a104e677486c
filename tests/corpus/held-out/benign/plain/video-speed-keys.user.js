// ==UserScript==
// @name        Video Speed Keys
// @namespace   vsk
// @version     1.9
// @description S / D slow down and speed up any HTML5 video, R resets, Z/X seek
// @match       *://*/*
// @grant       none
// @run-at      document-idle
// @license     MIT
// ==/UserScript==
{
  const STEP = 0.1, MIN = 0.1, MAX = 8;
  let hud, hudTimer;

  const editable = el =>
    el && (el.isContentEditable || /^(input|textarea|select)$/i.test(el.tagName));

  const pickVideo = () => {
    const all = [...document.querySelectorAll('video')].filter(v => v.readyState > 0);
    return all.find(v => !v.paused) ||
      all.sort((a, b) => b.clientWidth * b.clientHeight - a.clientWidth * a.clientHeight)[0];
  };

  const flash = (video, text) => {
    if (!hud) {
      hud = document.createElement('div');
      Object.assign(hud.style, {
        position: 'fixed', zIndex: 2147483647, padding: '4px 10px', borderRadius: '6px',
        background: 'rgba(0,0,0,.7)', color: '#fff', font: '600 16px sans-serif', pointerEvents: 'none',
      });
    }
    const r = video.getBoundingClientRect();
    hud.style.left = `${Math.max(8, r.left + 12)}px`;
    hud.style.top = `${Math.max(8, r.top + 12)}px`;
    hud.textContent = text;
    (document.fullscreenElement || document.body).append(hud);
    clearTimeout(hudTimer);
    hudTimer = setTimeout(() => hud.remove(), 900);
  };

  const actions = {
    s: v => (v.playbackRate = Math.max(MIN, +(v.playbackRate - STEP).toFixed(2))),
    d: v => (v.playbackRate = Math.min(MAX, +(v.playbackRate + STEP).toFixed(2))),
    r: v => (v.playbackRate = v.playbackRate === 1 ? (v._last || 1.5) : ((v._last = v.playbackRate), 1)),
    z: v => (v.currentTime -= 10),
    x: v => (v.currentTime += 10),
  };

  document.addEventListener('keydown', e => {
    if (e.ctrlKey || e.altKey || e.metaKey || editable(e.target)) return;
    const act = actions[e.key.toLowerCase()];
    if (!act) return;
    const video = pickVideo();
    if (!video) return;
    act(video);
    flash(video, 'sdr'.includes(e.key.toLowerCase()) ? `${video.playbackRate.toFixed(2)}×` : `${Math.round(video.currentTime)} s`);
    e.stopPropagation();
  }, true);
}
