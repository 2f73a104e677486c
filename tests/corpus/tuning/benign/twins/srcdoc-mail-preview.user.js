// ==UserScript==
// @name       Newsletter live preview
// @match      https://newsletter.example.com/compose*
// @version    1.2.3
// @grant      GM_addStyle
// ==/UserScript==
GM_addStyle('#nl-prev{position:fixed;top:60px;right:10px;width:420px;height:80vh;border:1px solid #888;background:#fff}');

const source = document.querySelector('textarea[name="html"]');
if (source) {
  const frame = document.createElement('iframe');
  frame.id = 'nl-prev';
  frame.setAttribute('sandbox', '');
  frame.referrerPolicy = 'no-referrer';
  document.body.append(frame);

  let timer = 0;
  const render = () => {
    frame.srcdoc = '<!doctype html><meta charset="utf-8">' +
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'; img-src https:">' +
      '<style>body{font:15px/1.5 sans-serif;max-width:38em;margin:auto}</style>' + source.value;
  };
  source.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(render, 300);
  });
  render();
}
