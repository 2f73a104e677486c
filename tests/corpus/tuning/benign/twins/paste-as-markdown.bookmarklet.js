(async function () {
  const area = document.activeElement;
  if (!area || area.tagName !== 'TEXTAREA') return alert('Put the cursor in a text area first.');
  const items = await navigator.clipboard.read();
  const item = items.find(i => i.types.includes('text/html'));
  if (!item) return alert('No rich text on the clipboard.');
  const html = await (await item.getType('text/html')).text();
  const doc = new DOMParser().parseFromString(html, 'text/html');
  doc.querySelectorAll('style,script').forEach(n => n.remove());
  doc.querySelectorAll('a[href]').forEach(a => a.replaceWith(`[${a.textContent}](${a.getAttribute('href')})`));
  doc.querySelectorAll('b,strong').forEach(b => b.replaceWith(`**${b.textContent}**`));
  doc.querySelectorAll('i,em').forEach(i => i.replaceWith(`_${i.textContent}_`));
  doc.querySelectorAll('li').forEach(l => l.replaceWith(`- ${l.textContent}\n`));
  area.setRangeText(doc.body.textContent.trim(), area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
})();
