(async function () {
  // [title](address) of this page, with the selection as a quotation
  const clean = new URL(document.querySelector('link[rel=canonical]')?.href || location.href);
  for (const key of [...clean.searchParams.keys()]) if (key.startsWith('utm_')) clean.searchParams.delete(key);
  const title = (document.querySelector('meta[property="og:title"]')?.content || document.title).replace(/([[\]])/g, '\\$1').trim();
  const quote = getSelection().toString().trim();
  const md = `[${title}](${clean})` + (quote ? '\n\n' + quote.split('\n').map((l) => '> ' + l).join('\n') : '');
  try {
    await navigator.clipboard.writeText(md);
  } catch {
    prompt('Copy:', md);
  }
})();
