// ==UserScript==
// @name         GitHub code comfort
// @namespace    https://github.com/example-user
// @version      4.0.0
// @description  Tab size, full width, wrap toggle and folding of generated files in diffs
// @match        https://github.com/*
// @icon         https://github.com/favicon.ico
// @grant        GM_addStyle
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// ==/UserScript==

(function () {
  'use strict';

  const state = {
    get tab() { return GM_getValue('tab', 4); },
    set tab(v) { GM_setValue('tab', v); restyle(); },
    get wide() { return GM_getValue('wide', true); },
    set wide(v) { GM_setValue('wide', v); restyle(); },
    get wrap() { return GM_getValue('wrap', false); },
    set wrap(v) { GM_setValue('wrap', v); restyle(); },
  };

  const node = GM_addStyle('');

  function restyle() {
    node.textContent = [
      `pre, code, .blob-code, .react-code-text { tab-size: ${state.tab} !important; }`,
      state.wide && '.container-xl, .container-lg { max-width: none !important; }',
      state.wrap && '.blob-code-inner, .react-code-text { white-space: pre-wrap !important; word-break: break-word; }',
      '.diff-comfort-folded > :not(.file-header) { display: none !important; }',
    ].filter(Boolean).join('\n');
  }

  const GENERATED = [
    /(^|\/)package-lock\.json$/, /(^|\/)yarn\.lock$/, /(^|\/)pnpm-lock\.yaml$/, /(^|\/)Cargo\.lock$/, /\.min\.(js|css)$/,
    /\.snap$/, /(^|\/)dist\//, /(^|\/)vendor\//, /\.pb\.go$/, /\.generated\./,
  ];

  function foldGenerated() {
    document.querySelectorAll('.file[data-tagsearch-path]').forEach(file => {
      if (file.dataset.comfort) return;
      file.dataset.comfort = '1';
      const path = file.dataset.tagsearchPath;
      if (!GENERATED.some(re => re.test(path))) return;
      file.classList.add('diff-comfort-folded');
      const head = file.querySelector('.file-header');
      const b = document.createElement('button');
      b.className = 'btn btn-sm';
      b.type = 'button';
      b.textContent = 'generated — show';
      b.onclick = () => {
        const folded = file.classList.toggle('diff-comfort-folded');
        b.textContent = folded ? 'generated — show' : 'hide';
      };
      if (head) head.append(b);
    });
  }

  restyle();
  foldGenerated();
  ['turbo:load', 'turbo:render', 'pjax:end'].forEach(ev => document.addEventListener(ev, foldGenerated));

  GM_registerMenuCommand('Tab size…', () => {
    const n = parseInt(prompt('Tab size', state.tab), 10);
    if (n > 0 && n <= 16) state.tab = n;
  });
  GM_registerMenuCommand('Toggle full width', () => { state.wide = !state.wide; });
  GM_registerMenuCommand('Toggle line wrap', () => { state.wrap = !state.wrap; });
})();
