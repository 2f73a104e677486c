// ==UserScript==
// @name        Subtitle downloader for Streambox
// @namespace   tithen-style
// @description Adds entries to download the subtitles (WebVTT → SRT, zipped per season) the player already loads.
// @version     4.0.2
// @license     MIT
// @match       https://www.streambox.example/*
// @require     https://cdn.jsdelivr.net/npm/jszip@3.10.1/dist/jszip.min.js
// @require     https://cdn.jsdelivr.net/npm/file-saver@2.0.5/dist/FileSaver.min.js
// @grant       unsafeWindow
// @grant       GM_registerMenuCommand
// @run-at      document-start
// ==/UserScript==
/* global JSZip, saveAs */

class SubtitleStore {
  constructor() {
    this.tracks = new Map(); // url -> { lang, title }
  }
  add(url, lang, title) {
    if (!this.tracks.has(url)) this.tracks.set(url, { lang, title });
  }
  *entries() {
    for (const [url, meta] of this.tracks) yield { url, ...meta };
  }
}

const store = new SubtitleStore();

const inspect = (url, text) => {
  if (!/\/playback\/manifest/.test(url)) return;
  let data;
  try { data = JSON.parse(text); } catch (_) { return; }
  for (const t of data.textTracks || []) {
    store.add(t.webvttUrl, t.language + (t.closedCaptions ? '[cc]' : ''), data.title || document.title);
  }
};

((open, send) => {
  const P = unsafeWindow.XMLHttpRequest.prototype;
  P.open = function (method, url) {
    this.__subUrl = String(url);
    return open.apply(this, arguments);
  };
  P.send = function () {
    this.addEventListener('load', () => {
      if (this.responseType === '' || this.responseType === 'text') inspect(this.__subUrl, this.responseText);
      else if (this.responseType === 'json') inspect(this.__subUrl, JSON.stringify(this.response));
    });
    return send.apply(this, arguments);
  };
})(unsafeWindow.XMLHttpRequest.prototype.open, unsafeWindow.XMLHttpRequest.prototype.send);

function vttToSrt(vtt) {
  let n = 0;
  return vtt
    .replace(/\r/g, '')
    .split(/\n{2,}/)
    .filter(b => b.includes('-->'))
    .map(b => {
      const lines = b.split('\n');
      const i = lines.findIndex(l => l.includes('-->'));
      const time = lines[i].replace(/(\d\d)\.(\d{3})/g, '$1,$2').replace(/( (?:line|position|align|size):\S+)+$/, '');
      const body = lines.slice(i + 1).join('\n').replace(/<\/?c[^>]*>/g, '');
      return `${++n}\n${time}\n${body}\n`;
    })
    .join('\n');
}

const safeName = s => s.replace(/[:*?"<>|\\/]+/g, '_').replace(/\s+/g, ' ').trim();

async function download(filter) {
  const zip = new JSZip();
  let count = 0;
  for (const { url, lang, title } of store.entries()) {
    if (filter && !lang.startsWith(filter)) continue;
    const res = await fetch(url, { credentials: 'omit' });
    if (!res.ok) continue;
    zip.file(`${safeName(title)}.${lang}.srt`, vttToSrt(await res.text()));
    count++;
  }
  if (!count) return alert('No subtitles seen yet. Start the video first.');
  saveAs(await zip.generateAsync({ type: 'blob' }), `${safeName(document.title)}.zip`);
}

GM_registerMenuCommand('Download all subtitles', () => download());
GM_registerMenuCommand('Download one language…', () => {
  const lang = prompt('Language code', navigator.language.slice(0, 2));
  if (lang) download(lang.trim());
});
