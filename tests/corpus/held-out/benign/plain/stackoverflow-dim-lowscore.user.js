// ==UserScript==
// @name     Dim low-score answers
// @version  1
// @grant    none
// @match    https://stackoverflow.com/questions/*
// @match    https://*.stackoverflow.com/questions/*
// ==/UserScript==

document.querySelectorAll('.answer').forEach(a => {
  const score = Number(a.dataset.score);
  const age = (Date.now() - Date.parse(a.querySelector('time')?.getAttribute('datetime') || '')) / 31557600000;
  if (score < 0) a.style.opacity = 0.35;
  else if (score === 0 && age > 2) a.style.opacity = 0.6;
  if (age > 8) {
    const badge = document.createElement('span');
    badge.textContent = `${Math.floor(age)} years old`;
    badge.style.cssText = 'background:#fdf0c8;color:#775b00;border-radius:3px;padding:1px 6px;font-size:11px';
    a.querySelector('.post-signature')?.prepend(badge);
  }
  a.addEventListener('mouseenter', () => { a.style.opacity = ''; }, { once: true });
});
