// ==UserScript==
// @name         Direct Result Links
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  Search results lead straight to the page they name: no redirect through the search engine, no click report.
// @author       Noor Haddad
// @license      MIT
// @match        https://www.google.com/*
// @match        https://www.google.co.uk/*
// @match        https://www.google.de/*
// @match        https://www.google.fr/*
// @match        https://www.google.es/*
// @match        https://www.google.it/*
// @match        https://www.google.nl/*
// @match        https://www.google.co.in/*
// @match        https://www.google.co.jp/*
// @match        https://www.google.com.br/*
// @match        https://www.bing.com/*
// @match        https://duckduckgo.com/*
// @match        https://html.duckduckgo.com/*
// @match        https://search.yahoo.com/*
// @grant        none
// @run-at       document-end
// ==/UserScript==

/*
 * Search engines wrap their results: what looks like a link to the page is a link to a counter,
 * which then sends you on. This script puts the real address back, so that hovering shows where a
 * link goes, "Copy link" copies what you want to share, and a click reports nothing.
 *
 * It works on the links alone, never on the layout of the result page, and needs no permission.
 */
(() => {
  "use strict";

  const parameter = (...names) => (address) => names.map((name) => address.searchParams.get(name)).find(Boolean);

  /* Bing: u=a1 followed by the address in URL-safe base64 of its UTF-8 bytes. */
  const bingTarget = (address) => {
    const packed = address.searchParams.get("u") ?? "";
    if (!packed.startsWith("a1")) return undefined;
    const binary = atob(packed.slice(2).replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
  };

  /* Yahoo: …/RU=https%3a%2f%2fexample.org%2f/RK=2/RS=… */
  const yahooTarget = (address) => {
    const packed = address.pathname.match(/\/RU=([^/]+)\//)?.[1];
    return packed && decodeURIComponent(packed);
  };

  const WRAPPERS = [
    { host: /^(www|encrypted)\.google\.[a-z.]+$/, path: /^\/url$/, target: parameter("q", "url") },
    { host: /^www\.bing\.com$/, path: /^\/ck\/a$/, target: bingTarget },
    { host: /^(www\.|html\.)?duckduckgo\.com$/, path: /^\/l\/$/, target: parameter("uddg") },
    { host: /^r\.search\.yahoo\.com$/, path: /\/RU=/, target: yahooTarget },
  ];

  /* Only a web address may come out: "javascript:" or broken text leaves the link as it was. */
  const asWebAddress = (text) => {
    const address = URL.canParse(text) ? new URL(text) : null;
    return address && /^https?:$/.test(address.protocol) ? address.href : null;
  };

  const unwrap = (href) => {
    if (!URL.canParse(href)) return null;
    const address = new URL(href);
    const wrapper = WRAPPERS.find(({ host, path }) => host.test(address.hostname) && path.test(address.pathname));
    try {
      return wrapper ? asWebAddress(wrapper.target(address) ?? "") : null;
    } catch (problem) {
      console.info("Direct Result Links left a link as it was:", problem.message);
      return null;
    }
  };

  const clean = (link) => {
    link.removeAttribute("ping");
    if (/\brwt\(/.test(link.getAttribute("onmousedown") ?? "")) link.removeAttribute("onmousedown");
    const target = unwrap(link.href);
    if (target) link.href = target;
  };

  const cleanAll = (root) => {
    for (const link of root.querySelectorAll("a[href]")) clean(link);
  };

  const onChange = (changes) => {
    for (const change of changes) {
      if (change.type === "attributes") {
        if (change.target.matches("a[href]")) clean(change.target);
        continue;
      }
      for (const node of change.addedNodes) {
        if (node.nodeType !== Node.ELEMENT_NODE) continue;
        if (node.matches("a[href]")) clean(node);
        cleanAll(node);
      }
    }
  };

  cleanAll(document);
  /* More results load while scrolling, and some engines wrap a link again at the moment of the click. */
  new MutationObserver(onChange).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["href", "ping"],
  });
})();
