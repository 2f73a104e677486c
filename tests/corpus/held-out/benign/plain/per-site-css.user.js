// ==UserScript==
// @name        Per-site CSS
// @namespace   css-box
// @version     0.5
// @description Keep your own stylesheet for each site. Edit with Ctrl+Alt+C.
// @match       *://*/*
// @run-at      document-start
// @grant       GM_getValue
// @grant       GM_setValue
// @grant       GM_registerMenuCommand
// @noframes
// ==/UserScript==

const host = location.hostname.replace(/^www\./, '');

const sheets = new Proxy({}, {
  get: (_, name) => GM_getValue(`css/${String(name)}`, ''),
  set: (_, name, css) => (GM_setValue(`css/${String(name)}`, css), true),
});

const tag = document.createElement('style');
tag.id = 'per-site-css';
tag.textContent = sheets[host];
(document.head || document.documentElement).append(tag);
// Some apps replace <head>; keep our sheet last.
new MutationObserver(() => tag.isConnected || document.documentElement.append(tag))
  .observe(document.documentElement, { childList: true });

function editor() {
  const old = document.getElementById('per-site-css-editor');
  if (old) return old.remove();
  const box = document.createElement('div');
  box.id = 'per-site-css-editor';
  const shadow = box.attachShadow({ mode: 'closed' });
  const wrap = document.createElement('div');
  wrap.style.cssText = 'position:fixed;right:12px;bottom:12px;width:420px;height:300px;z-index:2147483647;background:#222;color:#eee;padding:8px;border-radius:8px;display:flex;flex-direction:column;font:13px sans-serif';
  const title = document.createElement('div');
  title.textContent = `CSS for ${host}`;
  const area = document.createElement('textarea');
  area.value = sheets[host];
  area.spellcheck = false;
  area.style.cssText = 'flex:1;margin:6px 0;background:#111;color:#9f9;font:12px/1.4 monospace;border:0;padding:6px;resize:none';
  area.addEventListener('input', () => { tag.textContent = area.value; });
  area.addEventListener('keydown', ev => {
    ev.stopPropagation();
    if (ev.key === 'Tab') { ev.preventDefault(); area.setRangeText('  ', area.selectionStart, area.selectionEnd, 'end'); }
  });
  const row = document.createElement('div');
  const button = (text, fn) => {
    const b = document.createElement('button');
    b.textContent = text;
    b.onclick = fn;
    row.append(b, ' ');
  };
  button('Save', () => { sheets[host] = area.value; box.remove(); });
  button('Cancel', () => { tag.textContent = sheets[host]; box.remove(); });
  wrap.append(title, area, row);
  shadow.append(wrap);
  document.body.append(box);
  area.focus();
}

GM_registerMenuCommand('Edit CSS of this site', editor);
addEventListener('keydown', e => { if (e.ctrlKey && e.altKey && e.code === 'KeyC') { e.preventDefault(); editor(); } });
