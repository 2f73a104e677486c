(() => {
  const dated = [...document.querySelectorAll('time[datetime]')]
    .map((node) => ({ node, at: Date.parse(node.dateTime) }))
    .filter(({ at }) => Number.isFinite(at));
  if (dated.length === 0) return alert('No dates on this page');
  const newest = dated.reduce((best, next) => (next.at > best.at ? next : best));
  newest.node.scrollIntoView({ behavior: 'smooth', block: 'center' });
  newest.node.animate([{ background: 'gold' }, { background: 'none' }], 2000);
})();
