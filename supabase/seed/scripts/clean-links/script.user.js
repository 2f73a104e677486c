// ==UserScript==
// @name         Clean Links
// @namespace    https://scriptorium.example/scripts
// @version      1.1.0
// @description  Takes utm_, fbclid and other tracking parameters out of links before you click, copy or share them.
// @author       Noor Haddad
// @license      MIT
// @match        *://*/*
// @grant        none
// @run-at       document-start
// ==/UserScript==

/*
 * Why every address matches: links with tracking parameters can stand on any page.
 *
 * - A link is cleaned the moment you point at it, focus it or touch it, so a page with fifty
 *   thousand links costs nothing.
 * - The address of the page you are on is cleaned, too, before you can copy it.
 * - Only parameters that are known to be for tracking go. Everything else stays, byte for byte,
 *   and a signed link (a signature covers its parameters) is left alone.
 * - Nothing is loaded, stored or sent.
 */
(() => {
  "use strict";

  const TRACKING = new RegExp(
    `^(${[
      "utm_\\w+", // Google Analytics, and many others
      "gclid|gclsrc|dclid|gbraid|wbraid|_gl", // Google Ads
      "fbclid|igshid|igsh", // Facebook, Instagram
      "msclkid", // Microsoft
      "twclid|ttclid|li_fat_id|yclid|epik", // X, TikTok, LinkedIn, Yandex, Pinterest
      "mc_cid|mc_eid", // Mailchimp
      "_hsenc|_hsmi|__hssc|__hstc|hsctatracking", // HubSpot
      "mkt_tok|vero_id|oly_anon_id|oly_enc_id|_openstat", // Marketo, Vero, Omeda, Openstat
    ].join("|")})$`,
    "i"
  );
  const SIGNATURE = /^(sig|signature|x-amz-signature|x-goog-signature|hmac)$/i;

  const nameOf = (pair) => pair.split("=")[0];

  /** The address without its tracking parameters, or null when there is nothing to take out. */
  const clean = (href) => {
    const [, start, query, end] = href.match(/^(https?:[^?#]*)\?([^#]*)(.*)$/i) ?? [];
    if (query === undefined) return null;
    const pairs = query.split("&");
    if (pairs.some((pair) => SIGNATURE.test(nameOf(pair)))) return null;
    const kept = pairs.filter((pair) => !TRACKING.test(nameOf(pair)));
    if (kept.length === pairs.length) return null;
    return start + (kept.length > 0 ? `?${kept.join("&")}` : "") + end;
  };

  const cleanLink = (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.href);
    const address = link ? clean(link.href) : null;
    if (address) link.href = address;
  };

  const cleanOwnAddress = () => {
    const address = clean(location.href);
    if (address) history.replaceState(history.state, "", address);
  };

  // Everything a person can do with a link begins with one of these.
  for (const kind of ["pointerover", "focusin", "pointerdown", "click", "auxclick", "contextmenu", "dragstart"]) {
    addEventListener(kind, cleanLink, { capture: true, passive: true });
  }
  // At the start the page has not read its address yet; its own analytics are not the reader's business to break.
  addEventListener("load", cleanOwnAddress, { once: true });
})();
