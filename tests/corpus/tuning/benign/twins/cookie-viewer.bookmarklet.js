(() => {
  const rows = document.cookie.split("; ").filter(Boolean).map((pair) => {
    const [name, ...rest] = pair.split("=");
    return { name, value: decodeURIComponent(rest.join("=")) };
  });
  const table = document.createElement("table");
  table.style.cssText = "position:fixed;inset:5% auto auto 5%;background:#ffe;border:1px solid;z-index:2147483647;font:12px monospace";
  table.createCaption().textContent = `${rows.length} cookies of ${location.host} (click to close)`;
  for (const { name, value } of rows) {
    const row = table.insertRow();
    row.insertCell().append(name);
    row.insertCell().append(value.slice(0, 80));
  }
  table.addEventListener("click", () => table.remove());
  document.body.append(table);
})();
