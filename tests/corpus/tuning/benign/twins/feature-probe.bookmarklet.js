(async () => {
  const probe = async (work) => {
    try {
      return (await work()) ? "yes" : "no";
    } catch (reason) {
      return `no (${reason.name})`;
    }
  };
  const rows = {
    modules: await probe(() => import("data:text/javascript,")),
    clipboard: await probe(() => Boolean(navigator.clipboard)),
    storage: await probe(() => localStorage.length >= 0),
    cookies: await probe(() => navigator.cookieEnabled),
    webgl: await probe(() => document.createElement("canvas").getContext("webgl")),
    workers: await probe(() => typeof Worker === "function"),
  };
  const table = document.createElement("table");
  table.style.cssText = "position:fixed;top:1em;left:1em;background:#fff;z-index:99999";
  for (const [name, answer] of Object.entries(rows)) {
    const row = table.insertRow();
    row.insertCell().textContent = name;
    row.insertCell().textContent = answer;
  }
  table.onclick = () => table.remove();
  document.body.append(table);
})();
