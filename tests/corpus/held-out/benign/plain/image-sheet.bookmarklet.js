// Contact sheet: all pictures of the page, largest first, in a new empty tab.
(function (doc) {
  'use strict';
  const found = new Map();
  const add = (src, w, h, alt) => {
    if (!src || /^data:image\/svg/.test(src)) return;
    const known = found.get(src);
    if (!known || known.area < w * h) found.set(src, { src, area: w * h, w, h, alt });
  };
  for (const img of doc.images) add(img.currentSrc || img.src, img.naturalWidth, img.naturalHeight, img.alt);
  for (const a of doc.links) if (/\.(png|jpe?g|gif|webp|avif)$/i.test(a.pathname)) add(a.href, 9999, 1, a.textContent.trim());
  for (const el of doc.querySelectorAll('[style*="background"]')) {
    const m = /url\(["']?(.+?)["']?\)/.exec(getComputedStyle(el).backgroundImage);
    if (m) add(m[1], el.clientWidth, el.clientHeight, '');
  }
  const list = [...found.values()].filter(x => x.area > 64 * 64).sort((a, b) => b.area - a.area);
  if (!list.length) return alert('No pictures found.');
  const tab = window.open('', '_blank');
  if (!tab) return alert('Please allow pop-ups for this page.');
  const d = tab.document;
  d.title = `${list.length} pictures — ${doc.title}`;
  d.body.style.cssText = 'background:#222;color:#ddd;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:8px';
  for (const x of list) {
    const fig = d.createElement('figure');
    const img = d.createElement('img');
    const cap = d.createElement('figcaption');
    img.src = x.src;
    img.style.cssText = 'max-width:300px;max-height:300px';
    cap.textContent = `${x.w}×${x.h} ${x.alt}`.slice(0, 60);
    fig.style.margin = '0';
    fig.append(img, cap);
    d.body.append(fig);
  }
})(document);
