javascript:(() => {
  /*
   * Table to CSV
   *
   * Saves the largest table of the page as a CSV file. The file is made in your browser; nothing is sent.
   */
  "use strict";

  const quote = (value) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

  const readTable = (table) => [...table.rows].map((row) => [...row.cells].map((cell) => cell.innerText.trim()));

  const toCsv = (grid) => grid.map((line) => line.map(quote).join(",")).join("\r\n") + "\r\n";

  const save = (text, name) => {
    const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
    Object.assign(document.createElement("a"), { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
  };

  const [largest] = [...document.querySelectorAll("table")].sort((one, other) => other.rows.length - one.rows.length);
  if (largest) save(toCsv(readTable(largest)), "table.csv");
  else alert("There is no table on this page.");
})();
