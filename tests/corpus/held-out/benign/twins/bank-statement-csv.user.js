// ==UserScript==
// @name         Statement → CSV
// @namespace    bank-csv
// @version      1.0.9
// @description  The bank offers only PDF. This saves the table on the page as CSV.
// @match        https://online.valleybank.example/accounts/*/statement*
// @grant        none
// ==/UserScript==

const parseAmount = (s) => {
  const n = Number(s.replace(/[^\d,.-]/g, '').replace(/\.(?=\d{3}\b)/g, '').replace(',', '.'));
  return Number.isNaN(n) ? s : n.toFixed(2);
};

const cell = (v) => {
  let s = String(v).replace(/\s+/g, ' ').trim();
  if (/^[=+@]/.test(s)) s = "'" + s; // spreadsheets must not run it
  return /[";\n]/.test(s) ? `"${s.replace(/"/g, '""')}"` : s;
};

function rows(table) {
  return [...table.tBodies]
    .flatMap((b) => [...b.rows])
    .filter((r) => r.cells.length >= 4)
    .map((r) => {
      const [date, text, purpose, amount] = [...r.cells].map((c) => c.innerText);
      return [date, text, purpose, parseAmount(amount)];
    });
}

function save(name, text) {
  const file = new Blob(['\ufeff' + text], { type: 'text/csv;charset=utf-8' });
  const a = document.createElement('a');
  a.href = URL.createObjectURL(file);
  a.download = name;
  document.body.append(a);
  a.click();
  a.remove();
  setTimeout(() => URL.revokeObjectURL(a.href), 1e4);
}

const table = document.querySelector('table.transactions');
if (table) {
  const btn = document.createElement('button');
  btn.className = 'btn-secondary';
  btn.textContent = 'Save as CSV';
  btn.addEventListener('click', () => {
    const lines = [['Date', 'Payee', 'Purpose', 'Amount'], ...rows(table)].map((r) => r.map(cell).join(';'));
    const account = document.querySelector('[data-account-label]')?.textContent.trim().replace(/\W+/g, '-') || 'account';
    save(`${account}-${new Date().toISOString().slice(0, 10)}.csv`, lines.join('\r\n'));
  });
  table.before(btn);
}
