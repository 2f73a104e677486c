// ==UserScript==
// @name        No Referrer
// @namespace   scripts.test
// @version     1.2.3
// @description Links do not say where you came from
// @author      rhea
// @match       https://*/*
// @run-at      document-start
// @grant       none
// ==/UserScript==
const meta = document.createElement("meta");
meta.name = "referrer";
meta.content = "no-referrer";
document.documentElement.append(meta);

const TRACKING = /^(utm_\w+|fbclid|gclid|mc_eid)$/;
addEventListener("click", ({ target }) => {
  const link = target.closest?.("a[href^=http]");
  if (!link) return;
  link.relList.add("noreferrer");
  const url = new URL(link.href);
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  if (url.href !== link.href) link.href = url.href;
}, true);
