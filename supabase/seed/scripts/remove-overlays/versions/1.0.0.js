javascript:(() => {
  /*
   * Remove Overlays
   *
   * Hides everything on the page that is fixed or sticky, and gives scrolling back. To see the
   * hidden parts again, load the page again. Nothing is stored or sent.
   */
  "use strict";

  let hidden = 0;
  for (const element of document.body.querySelectorAll("*")) {
    const style = getComputedStyle(element);
    if (style.display === "none" || !["fixed", "sticky"].includes(style.position)) continue;
    element.style.setProperty("display", "none", "important");
    hidden += 1;
  }
  for (const element of [document.documentElement, document.body]) {
    element.style.setProperty("overflow", "auto", "important");
    element.style.setProperty("position", "static", "important");
  }
  if (hidden === 0) alert("There is no overlay on this page");
})();
