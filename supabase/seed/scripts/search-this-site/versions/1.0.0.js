javascript:(() => {
  /*
   * Search This Site
   *
   * Searches the site you are on with DuckDuckGo, in a new tab: the selected words, or what you type.
   * Your words go to DuckDuckGo. Nothing is stored.
   */
  "use strict";

  const site = location.hostname.replace(/^www\./, "");
  const selected = getSelection().toString().trim().slice(0, 200);
  const words = selected || prompt(`Search ${site} for:`);
  if (words) open(`https://duckduckgo.com/?q=${encodeURIComponent(`${words} site:${site}`)}`, "_blank", "noopener");
})();
