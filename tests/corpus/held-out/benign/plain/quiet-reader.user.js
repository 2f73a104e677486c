// ==UserScript==
// @name         Quiet Reader
// @namespace    quiet.reader
// @version      3.0.2
// @description  Alt+R shows only the article, in comfortable type. Remembers size and width.
// @match        https://*/*
// @match        http://*/*
// @grant        GM.getValue
// @grant        GM.setValue
// @run-at       document-end
// ==/UserScript==

(async () => {
  const defaults = { size: 19, width: 68, theme: 'paper' };
  const themes = {
    paper: ['#fbf7ef', '#2b2620'],
    white: ['#ffffff', '#222222'],
    dark: ['#1b1b1d', '#cfcfcf'],
  };
  let prefs = Object.assign({}, defaults, await GM.getValue('prefs', {}));
  let host = null;

  // Text density: paragraphs vote for parent (full) and grandparent (half).
  function findArticle() {
    const explicit = document.querySelector('article, [itemprop=articleBody], main article');
    if (explicit && explicit.innerText.length > 1200) return explicit;
    const score = new Map();
    for (const p of document.querySelectorAll('p, pre, blockquote')) {
      const text = p.innerText || '';
      if (text.length < 40) continue;
      const pts = 1 + (text.match(/[,，、;]/g) || []).length + Math.min(3, text.length / 100);
      const a = p.parentElement, b = a && a.parentElement;
      if (a) score.set(a, (score.get(a) || 0) + pts);
      if (b) score.set(b, (score.get(b) || 0) + pts / 2);
    }
    let best = null, top = 0;
    for (const [el, pts] of score) {
      const links = [...el.querySelectorAll('a')].reduce((n, x) => n + x.textContent.length, 0);
      const final = pts * (1 - links / Math.max(1, el.textContent.length));
      if (final > top) { top = final; best = el; }
    }
    return best;
  }

  function cleanCopy(el) {
    const copy = el.cloneNode(true);
    copy.querySelectorAll('script, style, noscript, iframe, form, aside, nav, button, svg, [role=complementary], [aria-hidden=true]')
      .forEach(n => n.remove());
    copy.querySelectorAll('*').forEach(n => {
      for (const { name } of [...n.attributes]) {
        if (!['href', 'src', 'alt', 'title', 'srcset', 'colspan', 'rowspan'].includes(name)) n.removeAttribute(name);
      }
    });
    copy.removeAttribute('class');
    copy.removeAttribute('style');
    return copy;
  }

  function paint(style) {
    const [bg, fg] = themes[prefs.theme];
    style.textContent = `
      :host { position: fixed; inset: 0; z-index: 2147483646; overflow: auto; background: ${bg}; color: ${fg}; }
      .page { max-width: ${prefs.width}ch; margin: 3em auto 6em; padding: 0 1em; font: ${prefs.size}px/1.6 Georgia, serif; }
      img { max-width: 100%; height: auto; } pre { overflow: auto; font-size: .8em; }
      a { color: inherit; } h1 { line-height: 1.2; }`;
  }

  function open() {
    const article = findArticle();
    if (!article) return;
    host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const style = document.createElement('style');
    const page = document.createElement('div');
    const h1 = document.createElement('h1');
    page.className = 'page';
    h1.textContent = document.querySelector('h1')?.innerText || document.title;
    page.append(h1, cleanCopy(article));
    paint(style);
    root.append(style, page);
    document.documentElement.append(host);
    document.documentElement.style.overflow = 'hidden';
    host._style = style;
  }

  function close() {
    host.remove();
    host = null;
    document.documentElement.style.overflow = '';
  }

  const change = async patch => {
    prefs = { ...prefs, ...patch };
    paint(host._style);
    await GM.setValue('prefs', prefs);
  };

  document.addEventListener('keydown', e => {
    if (e.altKey && e.code === 'KeyR') { e.preventDefault(); host ? close() : open(); return; }
    if (!host) return;
    const names = Object.keys(themes);
    switch (e.key) {
      case 'Escape': close(); break;
      case '+': change({ size: prefs.size + 1 }); break;
      case '-': change({ size: Math.max(12, prefs.size - 1) }); break;
      case '[': change({ width: Math.max(40, prefs.width - 4) }); break;
      case ']': change({ width: prefs.width + 4 }); break;
      case 't': change({ theme: names[(names.indexOf(prefs.theme) + 1) % names.length] }); break;
    }
  });
})();
