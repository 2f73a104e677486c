/* Word count of the selection, or of the main text of the page. */
(() => {
  const sel = String(getSelection()).trim();
  const text = sel || (document.querySelector('main, article, #content') || document.body).innerText;
  const segmenter = typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter(document.documentElement.lang || undefined, { granularity: 'word' })
    : null;
  const words = segmenter
    ? [...segmenter.segment(text)].filter(s => s.isWordLike).map(s => s.segment)
    : text.match(/[\p{L}\p{N}’'-]+/gu) || [];
  const sentences = (text.match(/[^.!?…]+[.!?…]+/g) || []).length;
  const freq = new Map();
  for (const w of words) {
    const k = w.toLowerCase();
    if (k.length > 3) freq.set(k, (freq.get(k) || 0) + 1);
  }
  const top = [...freq].sort((a, b) => b[1] - a[1]).slice(0, 8).map(([w, n]) => `${w} (${n})`).join(', ');
  const minutes = Math.max(1, Math.round(words.length / 230));
  alert([
    sel ? 'Selection' : 'Whole page',
    `${words.length} words, ${sentences} sentences`,
    `${text.length} characters, ${text.replace(/\s/g, '').length} without spaces`,
    `about ${minutes} min to read`,
    `most used: ${top}`,
  ].join('\n'));
})();
