// ==UserScript==
// @name         Watchlist Batch
// @namespace    https://scripts.example/watchlist
// @version      1.0.3
// @description  Tick boxes and one button to take several projects off your watch list
// @match        https://gitlab.com/dashboard/projects*
// @grant        none
// ==/UserScript==
(function () {
  const token = () => document.querySelector('meta[name="csrf-token"]').content;
  const cards = [...document.querySelectorAll('.project-row[data-id]')];

  const boxes = cards.map((card) => {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.value = card.dataset.id;
    card.prepend(box);
    return box;
  });

  const button = document.createElement('button');
  button.textContent = 'Unstar ticked';
  document.querySelector('.top-area')?.append(button);

  button.addEventListener('click', async () => {
    const ids = boxes.filter((b) => b.checked).map((b) => b.value);
    if (ids.length === 0 || !confirm(`Unstar ${ids.length} projects?`)) return;
    for (const id of ids) {
      const res = await fetch(`/api/v4/projects/${id}/unstar`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'X-CSRF-Token': token() },
      });
      if (!res.ok) return alert(`Project ${id}: the site answered ${res.status}. Nothing more was changed.`);
    }
    location.reload();
  });
})();
