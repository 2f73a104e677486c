javascript:(() => {
  /*
   * Collect Links
   *
   * Copies the addresses of all links of the page, one on each line. Nothing is stored or sent.
   */
  "use strict";

  const addresses = [...document.querySelectorAll("a[href]")].map((link) => link.href).filter((href) => /^https?:/.test(href));
  const unique = [...new Set(addresses)];

  const run = async () => {
    if (unique.length === 0) return alert("There are no links on this page.");
    try {
      await navigator.clipboard.writeText(unique.join("\n"));
      alert(`Copied ${unique.length} addresses.`);
    } catch {
      prompt("The browser did not allow copying. Here are the addresses:", unique.join(" "));
    }
  };

  run();
})();
