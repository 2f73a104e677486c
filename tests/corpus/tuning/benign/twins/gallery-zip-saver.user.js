// ==UserScript==
// @name         Gallery ZIP saver
// @namespace    galzip
// @version      1.5.0
// @description  Downloads all pictures of an album as one ZIP
// @match        https://gallery.example.com/album/*
// @require      https://cdnjs.cloudflare.com/ajax/libs/jszip/3.10.1/jszip.min.js#sha256-rMfkFFWoB2W1/Zx+4bgHim0WC7vKRVrq6FTeZclH1Z4=
// @require      https://cdnjs.cloudflare.com/ajax/libs/FileSaver.js/2.0.5/FileSaver.min.js#sha256-xoh0y6ov0WULfXcLMoaA6nZfszdgI8w2CEJ/3k8NBIE=
// @connect      img.gallery.example.com
// @grant        GM_xmlhttpRequest
// ==/UserScript==
/* global JSZip, saveAs */

const state = { done: 0, total: 0, failed: [] };

function fetchBlob(url) {
  return new Promise((resolve, reject) =>
    GM_xmlhttpRequest({
      url,
      method: 'GET',
      responseType: 'blob',
      headers: { Referer: location.href },
      onload: (r) => (r.status === 200 ? resolve(r.response) : reject(new Error('HTTP ' + r.status))),
      onerror: () => reject(new Error('network')),
    }),
  );
}

async function saveAlbum(button) {
  const zip = new JSZip();
  const title = document.querySelector('h1.album-title').textContent.trim().replace(/[\\/:*?"<>|]+/g, '_');
  const urls = [...document.querySelectorAll('.thumb[data-full]')].map((t) => t.dataset.full);
  Object.assign(state, { done: 0, total: urls.length, failed: [] });

  for (const [i, url] of urls.entries()) {
    const ext = (url.match(/\.(jpe?g|png|webp|gif)(?=$|\?)/i) || [, 'jpg'])[1];
    try {
      zip.file(`${String(i + 1).padStart(3, '0')}.${ext}`, await fetchBlob(url));
    } catch (e) {
      state.failed.push(url);
    }
    state.done++;
    button.textContent = `${state.done} / ${state.total}`;
  }
  if (state.failed.length) zip.file('missing.txt', state.failed.join('\n'));
  saveAs(await zip.generateAsync({ type: 'blob' }), `${title}.zip`);
  button.textContent = 'Save album';
}

const b = document.createElement('button');
b.textContent = 'Save album';
b.onclick = () => saveAlbum(b).catch((e) => alert(e.message));
document.querySelector('.album-actions').append(b);
