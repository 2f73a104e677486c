// ==UserScript==
// @name         Accessibility Audit
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  Checks the page you are on with axe-core, from the menu or with Alt+Shift+A. Scores it, says what to do, and leads to each element.
// @author       Aiko Morita
// @license      MIT
// @match        *://*/*
// @require      https://cdn.jsdelivr.net/npm/axe-core@4.14.1/axe.min.js#sha256=29348999450cdf2849a8e70b7912fc2da85a849da39c0d0d5394f51d4a9ed95c
// @grant        GM_registerMenuCommand
// @run-at       document-idle
// @noframes
// ==/UserScript==

/*
 * Why every address matches: any page can have barriers. The script does nothing until you choose
 * 'Check this page' in the menu or press Alt+Shift+A; the same keys, Escape and Close end it.
 *
 * - axe-core is Deque's library for accessibility checks (MPL-2.0), unchanged. Managers that isolate
 *   scripts with a grant run both beside the page and not in it, where its policy does not stop them.
 * - An issue is one element that fails one rule. Score: 100, minus 20 per critical issue, minus 2
 *   per issue, and at least 0. What axe-core cannot decide is listed, but does not count.
 * - Content of frames is not checked. Nothing is stored or sent.
 */
(() => {
  "use strict";

  const HOST_ID = "scriptorium-accessibility-audit";
  const IMPACTS = ["critical", "serious", "moderate", "minor"];
  const MOST_PER_RULE = 20;

  const CSS = `
    :host {
      all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important;
      z-index: 2147483647 !important; color-scheme: light dark !important;
    }
    section {
      box-sizing: border-box; display: flex; flex-direction: column; gap: 8px; width: min(400px, calc(100vw - 32px));
      max-height: 60vh; padding: 12px; border: 1px solid GrayText; border-radius: 12px; background: Canvas;
      color: CanvasText; font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 8px 30px rgb(0 0 0 / 0.3);
    }
    header { display: flex; gap: 8px; align-items: center; }
    h2 { flex: 1; margin: 0; font-size: 17px; }
    h3 { margin: 8px 0 0; font-size: 15px; }
    p, ul { margin: 0; }
    ul { padding-inline-start: 20px; }
    a { color: LinkText; }
    section > div { overflow-y: auto; overscroll-behavior: contain; }
    code { font-size: 14px; overflow-wrap: anywhere; }
    button {
      box-sizing: border-box; min-width: 44px; min-height: 44px; padding: 0 12px; border: 1px solid GrayText;
      border-radius: 8px; background: ButtonFace; color: ButtonText; font: inherit; cursor: pointer;
    }
    :focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }
    #ring { position: fixed; box-sizing: border-box; border: 4px solid #2f7de1; border-radius: 4px; pointer-events: none; }`;

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

  const scoreOf = (nodes) => {
    const critical = nodes.filter((node) => node.impact === "critical").length;
    return { critical, score: Math.max(0, 100 - 20 * critical - 2 * nodes.length) };
  };

  /* An element that cannot have the focus gets it nevertheless, until it loses it. A tab would open. */
  const takeFocus = (element) => {
    if (element.matches("[role=tab]")) return;
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
    element.setAttribute("tabindex", "-1");
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
    element.focus({ preventScroll: true });
  };

  const makeNode = (node, show) => {
    const messages = [...node.any, ...node.all, ...node.none].map(({ message }) => message);
    const steps = [...new Set(messages)].map((text) => create("li", { textContent: text }));
    const button = create("button", {
      type: "button",
      textContent: "Show",
      ariaLabel: `Show ${node.target.flat().join(" ")}`,
      onclick: () => show(node.element),
    });
    return create("li", {}, create("code", { textContent: node.html.slice(0, 200) }), " ", button, create("ul", {}, ...steps));
  };

  const makeRule = ({ help, helpUrl, impact, nodes }, show) => {
    const about = create("a", { href: helpUrl, target: "_blank", rel: "noopener noreferrer", textContent: "About this rule" });
    const shown = nodes.slice(0, MOST_PER_RULE).map((node) => makeNode(node, show));
    const rest = nodes.length > MOST_PER_RULE ? [create("p", { textContent: `And ${nodes.length - MOST_PER_RULE} more.` })] : [];
    const facts = create("p", { textContent: `${impact ?? "minor"}, ${plural(nodes.length, "element")}. ` }, about);
    return [create("h3", { textContent: help }), facts, create("ul", {}, ...shown), ...rest];
  };

  const worstFirst = (one, other) => IMPACTS.indexOf(one.impact) - IMPACTS.indexOf(other.impact);

  const fill = (list, status, { violations, incomplete }, show) => {
    const nodes = violations.flatMap((rule) => rule.nodes);
    const { critical, score } = scoreOf(nodes);
    status.textContent = `Score ${score} of 100: ${plural(nodes.length, "issue")}, ${critical} of them critical.`;
    list.append(...violations.toSorted(worstFirst).flatMap((rule) => makeRule(rule, show)));
    if (incomplete.length === 0) return;
    list.append(create("h3", { textContent: "For you to decide (these do not count)" }));
    list.append(...incomplete.toSorted(worstFirst).flatMap((rule) => makeRule(rule, show)));
  };

  /* The frame around the element that was asked for; it follows the element when the page scrolls. */
  const makeRing = (signal) => {
    const ring = create("div", { id: "ring", hidden: true });
    let shown = null;
    const place = () => {
      ring.hidden = !shown?.isConnected;
      if (ring.hidden) return;
      const { left, top, width, height } = shown.getBoundingClientRect();
      const box = { left: left - 6, top: top - 6, width: width + 12, height: height + 12 };
      for (const [side, pixels] of Object.entries(box)) ring.style[side] = `${pixels}px`;
    };
    addEventListener("scroll", place, { capture: true, passive: true, signal });
    addEventListener("resize", place, { signal });
    const surround = (element) => {
      shown = element;
      place();
    };
    return { ring, surround };
  };

  const open = async () => {
    const before = document.activeElement;
    const life = new AbortController();
    const host = create("aside", { id: HOST_ID });
    const root = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    root.adoptedStyleSheets = [sheet];
    const status = create("p", { role: "status", textContent: "Checking this page…" });
    const list = create("div", { tabIndex: 0, role: "region", ariaLabel: "Findings" });
    const { ring, surround } = makeRing(life.signal);
    const close = () => {
      life.abort();
      const isInside = host.matches(":focus-within");
      host.remove();
      if (isInside) before?.focus?.({ preventScroll: true });
    };
    const show = (element) => {
      if (!element?.isConnected) {
        status.textContent = "This element is no longer on the page. Run the audit again.";
        return;
      }
      element.scrollIntoView({ block: "start" });
      takeFocus(element);
      surround(element);
      status.textContent = "The element is framed and has the focus. Press Alt+Shift+A to close the audit.";
    };
    const closing = create("button", { type: "button", textContent: "Close", onclick: close });
    const header = create("header", {}, create("h2", { textContent: "Accessibility Audit" }), closing);
    root.append(create("section", { ariaLabel: "Accessibility Audit", lang: "en", dir: "ltr" }, header, status, list), ring);
    host.addEventListener("close", close);
    addEventListener("keydown", (event) => event.key === "Escape" && close(), { signal: life.signal });
    document.documentElement.append(host);
    closing.focus();
    try {
      const options = { elementRef: true, iframes: false, resultTypes: ["violations", "incomplete"] };
      const results = await axe.run({ exclude: [`#${HOST_ID}`] }, options);
      fill(list, status, results, show);
    } catch (error) {
      status.textContent = `This page could not be checked: ${error.message}. Reload it and try again.`;
    }
  };

  const toggle = () => {
    const shown = document.getElementById(HOST_ID);
    if (shown) shown.dispatchEvent(new Event("close"));
    else void open();
  };

  addEventListener("keydown", (event) => {
    if (event.code !== "KeyA" || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.repeat) return;
    event.preventDefault();
    toggle();
  });
  /* Some managers on phones have no menu. */
  if (typeof GM_registerMenuCommand === "function") GM_registerMenuCommand("Check this page", toggle);
})();
