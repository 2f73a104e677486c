// ==UserScript==
// @name         Album saver
// @match        https://photos.example.com/album/*
// @version      1.6
// @grant        GM_download
// @connect      media.photos.example.com
// ==/UserScript==
const clean = s => s.replace(/[\\/:*?"<>|\u0000-\u001f]+/g, '_').trim().slice(0, 80) || 'picture';
const album = clean(document.querySelector('h1')?.textContent ?? 'album');

function save(url, name) {
  return new Promise((ok, bad) => GM_download({ url, name, saveAs: false, onload: ok, onerror: bad, ontimeout: bad }));
}

const button = document.createElement('button');
button.textContent = 'Save album';
document.querySelector('h1')?.after(button);
button.addEventListener('click', async () => {
  const urls = [...document.querySelectorAll('figure[data-full]')].map(f => f.dataset.full)
    .filter(u => new URL(u, location.href).hostname === 'media.photos.example.com');
  let failed = 0;
  for (const [i, u] of urls.entries()) {
    const ext = /\.(jpe?g|png|webp|gif)(?:\?|$)/i.exec(u)?.[1] ?? 'jpg';
    button.textContent = `${i + 1}/${urls.length}`;
    await save(u, `${album}/${String(i + 1).padStart(3, '0')}.${ext}`).catch(() => failed++);
  }
  button.textContent = failed ? `${failed} failed` : 'Saved';
});
