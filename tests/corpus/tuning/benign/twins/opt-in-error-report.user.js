// ==UserScript==
// @name         Compact timetable
// @match        https://trains.example.org/timetable*
// @version      4.0.3
// @grant        GM_xmlhttpRequest
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// @grant        GM_info
// @connect      reports.timetable.example
// ==/UserScript==
const allowed = () => GM_getValue('reports', false) === true;
GM_registerMenuCommand(allowed() ? 'Switch error reports off' : 'Switch error reports on…', () => {
  if (allowed()) return GM_setValue('reports', false);
  GM_setValue('reports', confirm('Send the text of this script\'s own errors and its version to the author? Nothing of the page is sent.'));
});

function report(step, err) {
  console.error(`[timetable] ${step}`, err);
  if (!allowed()) return;
  GM_xmlhttpRequest({
    method: 'POST',
    url: 'https://reports.timetable.example/errors',
    anonymous: true,
    headers: { 'Content-Type': 'application/json' },
    data: JSON.stringify({ step, name: err.name, version: GM_info.script.version }),
  });
}

const steps = {
  hideAds() { document.querySelectorAll('.promo').forEach(n => n.remove()); },
  shrink() { document.querySelector('table.times').style.fontSize = '12px'; },
  nextFirst() {
    const now = new Date().toTimeString().slice(0, 5);
    const row = [...document.querySelectorAll('table.times tbody tr')].find(r => r.cells[0].textContent.trim() >= now);
    row?.scrollIntoView({ block: 'center' });
  },
};
for (const [name, fn] of Object.entries(steps)) {
  try { fn(); } catch (e) { report(name, e); }
}
