// ==UserScript==
// @name         HTML5 video: speed, frame step, screenshot
// @namespace    h5p.mini
// @version      2.5.1
// @description  c/x speed up/down, v reset, d/f frame back/forward, s screenshot, p picture in picture
// @match        *://*/*
// @grant        none
// @run-at       document-start
// ==/UserScript==
const $ = (s, r = document) => r.querySelector(s);
const shadowVideos = new Set();

// players that live in a shadow root
const attach = Element.prototype.attachShadow;
Element.prototype.attachShadow = function (init) {
  const root = attach.call(this, init);
  new MutationObserver(() => root.querySelectorAll('video').forEach((v) => shadowVideos.add(v))).observe(root, { childList: true, subtree: true });
  return root;
};

function target() {
  const all = [...document.querySelectorAll('video'), ...shadowVideos].filter((v) => v.isConnected && v.readyState > 0);
  return all.find((v) => !v.paused && !v.muted) || all.sort((a, b) => b.clientWidth * b.clientHeight - a.clientWidth * a.clientHeight)[0];
}

function tip(video, text) {
  let t = $('#h5p-tip');
  if (!t) {
    t = document.createElement('div');
    t.id = 'h5p-tip';
    t.style.cssText = 'position:fixed;z-index:2147483647;background:#000a;color:#fff;font:16px sans-serif;padding:4px 10px;border-radius:4px;pointer-events:none';
  }
  const box = video.getBoundingClientRect();
  t.style.left = `${box.left + 12}px`;
  t.style.top = `${Math.max(0, box.top) + 12}px`;
  t.textContent = text;
  (document.fullscreenElement || document.body).append(t);
  clearTimeout(tip.timer);
  tip.timer = setTimeout(() => t.remove(), 1200);
}

const rate = (v, r) => {
  v.playbackRate = Math.round(Math.min(16, Math.max(0.1, r)) * 10) / 10;
  tip(v, `× ${v.playbackRate}`);
};

const keys = {
  c: (v) => rate(v, v.playbackRate + 0.1),
  x: (v) => rate(v, v.playbackRate - 0.1),
  v: (v) => rate(v, 1),
  d: (v) => { v.pause(); v.currentTime -= 1 / 30; tip(v, v.currentTime.toFixed(2)); },
  f: (v) => { v.pause(); v.currentTime += 1 / 30; tip(v, v.currentTime.toFixed(2)); },
  p: (v) => (document.pictureInPictureElement ? document.exitPictureInPicture() : v.requestPictureInPicture()),
  s: (v) => {
    const c = document.createElement('canvas');
    c.width = v.videoWidth;
    c.height = v.videoHeight;
    c.getContext('2d').drawImage(v, 0, 0);
    try {
      c.toBlob((b) => {
        const a = document.createElement('a');
        a.href = URL.createObjectURL(b);
        a.download = `${document.title.replace(/[^\p{L}\d -]+/gu, '_')} ${v.currentTime.toFixed(1)}.png`;
        a.click();
        setTimeout(() => URL.revokeObjectURL(a.href), 3000);
      });
    } catch (e) {
      tip(v, 'Screenshot not allowed by this site');
    }
  },
};

document.addEventListener('keydown', (e) => {
  if (e.ctrlKey || e.altKey || e.metaKey || e.shiftKey) return;
  const el = e.composedPath()[0];
  if (el.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(el.tagName)) return;
  const fn = keys[e.key];
  const v = fn && target();
  if (!v) return;
  e.stopPropagation();
  e.preventDefault();
  fn(v);
}, true);
