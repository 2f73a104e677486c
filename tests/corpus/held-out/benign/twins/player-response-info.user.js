// ==UserScript==
// @name         YouTube: exact upload date and codecs
// @namespace    yt-meta
// @version      1.2.1
// @match        https://www.youtube.com/*
// @grant        unsafeWindow
// @description  Shows the exact publish date, category and formats below the title
// ==/UserScript==

const wait = (ms) => new Promise((r) => setTimeout(r, ms));

async function* poll(fn, tries = 40) {
  for (let i = 0; i < tries; i++) {
    const v = fn();
    if (v) { yield v; return; }
    await wait(250);
  }
}

function facts(player) {
  const micro = player.microformat?.playerMicroformatRenderer ?? {};
  const formats = player.streamingData?.adaptiveFormats ?? [];
  const codecs = new Set(formats.map((f) => /codecs="([^".]+)/.exec(f.mimeType)?.[1]).filter(Boolean));
  return [
    ['Published', micro.publishDate],
    ['Category', micro.category],
    ['Family safe', micro.isFamilySafe === undefined ? null : String(micro.isFamilySafe)],
    ['Codecs', [...codecs].join(', ')],
    ['Best', formats[0]?.qualityLabel],
  ].filter(([, v]) => v);
}

async function show() {
  document.getElementById('yt-meta-line')?.remove();
  if (location.pathname !== '/watch') return;
  const id = new URLSearchParams(location.search).get('v');
  for await (const player of poll(() => {
    const api = unsafeWindow.document.querySelector('#movie_player');
    const data = api?.getPlayerResponse?.() ?? unsafeWindow.ytInitialPlayerResponse;
    return data?.videoDetails?.videoId === id ? data : null;
  })) {
    const line = document.createElement('div');
    line.id = 'yt-meta-line';
    line.style.cssText = 'font-size:12px;opacity:.8;padding:4px 0';
    line.textContent = facts(player).map(([k, v]) => `${k}: ${v}`).join(' · ');
    document.querySelector('#above-the-fold #title, #info-contents')?.append(line);
  }
}

document.addEventListener('yt-navigate-finish', show);
show();
