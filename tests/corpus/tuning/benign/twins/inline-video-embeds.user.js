// ==UserScript==
// @name         Inline video embeds
// @namespace    inlineembeds
// @version      1.1
// @description  Puts a play button behind video links in posts; the player is loaded when you press it
// @match        https://forum.example.net/*
// @grant        none
// ==/UserScript==

const providers = [
  { re: /^https:\/\/(?:www\.youtube\.com\/watch\?v=|youtu\.be\/)([\w-]{11})/, src: (id) => `https://www.youtube.com/embed/${id}?autoplay=1` },
  { re: /^https:\/\/clips\.example\/(\d+)/, src: (id) => `https://player.clips.example/video/${id}?autoplay=1&dnt=1` },
];

function frame(src) {
  const f = document.createElement('iframe');
  f.src = src;
  f.width = 560;
  f.height = 315;
  f.allow = 'autoplay; fullscreen; picture-in-picture';
  f.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups');
  f.referrerPolicy = 'strict-origin-when-cross-origin';
  f.style.cssText = 'display:block;border:0;margin:6px 0';
  return f;
}

document.querySelectorAll('.post a[href^="https://"]').forEach((a) => {
  for (const p of providers) {
    const m = a.href.match(p.re);
    if (!m) continue;
    const play = document.createElement('button');
    play.textContent = '▶';
    let open = null;
    play.onclick = () => {
      if (open) {
        open.remove();
        open = null;
      } else {
        open = frame(p.src(m[1]));
        play.after(open);
      }
      play.textContent = open ? '✕' : '▶';
    };
    a.after(' ', play);
    break;
  }
});
