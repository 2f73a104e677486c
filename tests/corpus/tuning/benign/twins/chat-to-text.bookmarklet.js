(() => {
  const lines = [...document.querySelectorAll('[role="row"] .message')].map((row) => {
    const who = row.querySelector('.author')?.innerText ?? '?';
    const what = row.querySelector('.text')?.innerText ?? '';
    return `${who}: ${what}`;
  });
  const area = document.createElement('textarea');
  area.value = lines.join('\n');
  area.style.cssText = 'position:fixed;inset:10%;width:80%;height:80%;z-index:999999';
  area.addEventListener('keydown', ({ key }) => key === 'Escape' && area.remove());
  document.body.append(area);
  area.select();
})();
