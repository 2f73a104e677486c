// ==UserScript==
// @name         Chapters → one text file
// @namespace    novels.joiner
// @version      1.0.1
// @description  Collects the chapters of a public-domain book from its index page into one text file for offline reading
// @match        https://novels.example.org/book/*
// @grant        none
// ==/UserScript==

const sleep = ms => new Promise(r => setTimeout(r, ms));

async function* chapters(links, signal) {
  for (const [i, a] of links.entries()) {
    if (signal.aborted) return;
    for (let attempt = 1; ; attempt++) {
      try {
        const res = await fetch(a.href, { signal });
        if (res.status === 429) throw new Error('slow down');
        const doc = new DOMParser().parseFromString(await res.text(), 'text/html');
        const paras = [...doc.querySelectorAll('.chapter-text p')].map(p => p.textContent.trim()).filter(Boolean);
        yield { index: i, title: a.textContent.trim(), text: paras.join('\n\n') };
        break;
      } catch (e) {
        if (attempt === 3 || signal.aborted) { yield { index: i, title: a.textContent.trim(), text: `[missing: ${e.message}]` }; break; }
        await sleep(3000 * attempt);
      }
    }
    await sleep(800);
  }
}

async function run(button) {
  const links = [...document.querySelectorAll('.toc a[href*="/chapter/"]')];
  const stop = new AbortController();
  button.onclick = () => stop.abort();
  const parts = [document.querySelector('h1').textContent.trim()];
  for await (const ch of chapters(links, stop.signal)) {
    parts.push(`\n\n=== ${ch.title} ===\n\n${ch.text}`);
    button.textContent = `${ch.index + 1}/${links.length} (click to stop)`;
  }
  const file = new File(parts, `${parts[0].replace(/[\\/:*?"<>|]/g, '_')}.txt`, { type: 'text/plain' });
  const a = document.createElement('a');
  a.href = URL.createObjectURL(file);
  a.download = file.name;
  a.click();
  URL.revokeObjectURL(a.href);
  reset(button);
}

function reset(button) {
  button.textContent = 'Save as text';
  button.onclick = () => run(button);
}

const b = document.createElement('button');
reset(b);
document.querySelector('.toc')?.before(b);
