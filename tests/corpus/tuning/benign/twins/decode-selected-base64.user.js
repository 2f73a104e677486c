// ==UserScript==
// @name        Base64 / URL / hex inline decoder
// @namespace   decode.inline
// @version     0.9
// @description Select an encoded text and press Alt+D: the decoded text is shown next to it. Alt+Shift+D replaces it in editable fields.
// @match       *://*/*
// @grant       none
// ==/UserScript==

const decoders = [
  ['base64', s => /^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(s) && new TextDecoder('utf-8', { fatal: true })
    .decode(Uint8Array.from(atob(s.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0)))],
  ['hex', s => /^(?:[0-9a-f]{2}\s*){4,}$/i.test(s) && new TextDecoder('utf-8', { fatal: true })
    .decode(Uint8Array.from(s.match(/[0-9a-f]{2}/gi), h => parseInt(h, 16)))],
  ['url', s => /%[0-9a-f]{2}/i.test(s) && decodeURIComponent(s)],
  ['\\x / \\u', s => /\\(x|u)/.test(s) && s.replace(/\\x([0-9a-f]{2})|\\u([0-9a-f]{4})/gi, (_, a, b) => String.fromCharCode(parseInt(a || b, 16)))],
  ['jwt', s => /^ey[\w-]+\.ey[\w-]+\.[\w-]*$/.test(s) && s.split('.').slice(0, 2)
    .map(p => JSON.stringify(JSON.parse(atob(p.replace(/-/g, '+').replace(/_/g, '/'))), null, 2)).join('\n')],
];

function* attempts(text) {
  for (const [name, fn] of decoders) {
    let out;
    try { out = fn(text); } catch { continue; }
    if (out && out !== text) yield { name, out };
  }
}

addEventListener('keydown', e => {
  if (!e.altKey || e.code !== 'KeyD' || e.ctrlKey) return;
  const field = document.activeElement;
  const editable = field?.matches?.('textarea, input[type=text], input[type=search]');
  const text = (editable ? field.value.slice(field.selectionStart, field.selectionEnd) : getSelection().toString()).trim();
  if (!text) return;
  e.preventDefault();
  const list = [...attempts(text)];
  if (e.shiftKey && editable && list[0]) {
    field.setRangeText(list[0].out, field.selectionStart, field.selectionEnd, 'select');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return;
  }
  const box = document.createElement('pre');
  box.textContent = list.length ? list.map(({ name, out }) => `── ${name} ──\n${out}`).join('\n\n') : 'nothing to decode';
  box.style.cssText = 'all:initial;position:fixed;top:12px;right:12px;max-width:50vw;max-height:80vh;overflow:auto;white-space:pre-wrap;word-break:break-all;background:#111;color:#cfc;padding:10px;font:12px/1.4 monospace;z-index:2147483647;border-radius:6px';
  box.onclick = () => getSelection().isCollapsed && box.remove();
  document.documentElement.append(box);
});
