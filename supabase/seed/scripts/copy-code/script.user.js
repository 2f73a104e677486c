// ==UserScript==
// @name         Copy Code
// @namespace    https://scriptorium.example/scripts
// @version      1.0.0
// @description  A copy button on every code block: by mouse, finger or keyboard, without shell prompts, output and line numbers.
// @author       Tomasz Wilk
// @license      MIT
// @match        *://*/*
// @grant        none
// @run-at       document-idle
// ==/UserScript==

/*
 * Why every address matches: code stands in documentation, blogs and answers everywhere. A page
 * without a <pre> is not changed at all.
 *
 * - The button stands before its block in the order of the Tab key and lies over its top corner. It
 *   takes no room, and nothing is put into the code itself.
 * - Blocks with a copy button of their own are left alone.
 * - A shell session ("$ ", ">>> ", "PS C:\>") is copied as its commands, without prompts and output;
 *   line numbers are left out. With Shift held, everything is copied as it stands.
 * - In the way? Press Escape on a button: all of them go, until the page is loaded again.
 *
 * Nothing is loaded, stored or sent.
 */
(() => {
  "use strict";

  const SHOWN_FOR_MS = 2500;
  const LEAST_WIDTH = 80; // A narrower block would lie under its button; a hidden one has no width at all.
  const OWN_BUTTON = "button, clipboard-copy, [role='button'], [data-clipboard-text], [data-clipboard-target]";
  const GUTTER = /(^|[\s_-])(line-?no|line-?nos|linenumber|line-?numbers?(-rows)?|ln-numbers|blob-num|gutter)($|[\s_-])/i;
  const PROMPT = /^\s*(?:\([\w.-]+\) ?)?(?:[\w.-]+@[\w.-]+[^\n$#]*[$#]|PS [A-Z]:\\[^>\n]*>|[A-Z]:\\[^>\n]*>|\$|>>>)(?: |$)/;

  const CSS = `
    :host {
      all: initial !important; position: absolute !important; z-index: 1 !important; color-scheme: light dark !important;
      translate: var(--x, 0) var(--y, 0) !important;
    }
    button {
      display: grid; place-items: center; min-width: 44px; height: 44px; padding: 0 4px; border: 0; background: none;
      font: 13px/1 system-ui, sans-serif; cursor: pointer; user-select: none;
    }
    button[hidden] { display: none; }
    span {
      padding: 6px 8px; border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); border-radius: 6px;
      background: Canvas; color: CanvasText; opacity: 0.85;
    }
    button:hover span, button:focus-visible span { opacity: 1; border-color: currentColor; }
    button:focus-visible { outline: 3px solid #2f7de1; outline-offset: -3px; border-radius: 8px; }
    p { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    @media print { :host { display: none !important; } }`;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);

  const create = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const isUnselectable = (element) => {
    const style = getComputedStyle(element);
    return (style.userSelect || style.webkitUserSelect) === "none";
  };

  // Line numbers and prompts that the site itself has marked as not to be copied.
  const isGutter = (element, block) =>
    GUTTER.test(element.getAttribute("class") ?? "") || (isUnselectable(element) && !isUnselectable(block));

  const isLine = (element) => !/^(inline|contents|table-cell)/.test(getComputedStyle(element).display);

  // The text of a block, with a line end for every line that is an element of its own.
  const readNode = (node, block) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || (node !== block && isGutter(node, block))) return "";
    if (node.localName === "br") return "\n";
    const text = [...node.childNodes].map((child) => readNode(child, block)).join("");
    return isLine(node) && !text.endsWith("\n") ? `${text}\n` : text;
  };

  const readBlock = (block) => readNode(block, block).replaceAll("\u00a0", " ").replace(/^\n+|\s+$/g, "") || block.textContent.trim();

  // "1 let a", "2 let b", "3 …": at least three lines, each with the number after the one before.
  const withoutNumbers = (text) => {
    const lines = text.split("\n").map((line) => line.match(/^\s*(\d+)(?:[ \t|:](.*)|$)/));
    const isNumbered = lines.length >= 3 && lines.every((line, index) => line && Number(line[1]) === Number(lines[0]?.[1]) + index);
    if (!isNumbered) return text;
    const bodies = lines.map(([, , body]) => body ?? "");
    const indents = bodies.filter((body) => body.trim()).map((body) => body.search(/\S/));
    return bodies.map((body) => body.slice(Math.min(...indents))).join("\n");
  };

  // Only a block that begins with a prompt is a session: elsewhere "$" is part of a program.
  const readCommands = (text) => {
    const commands = [];
    let previous = null;
    for (const line of PROMPT.test(text) ? text.split("\n") : []) {
      const isCommand = PROMPT.test(line);
      const isMore = previous !== null && (previous.endsWith("\\") || /^\.\.\.( |$)/.test(line));
      if (isCommand) commands.push(line.replace(PROMPT, ""));
      else if (isMore) commands.push(line.replace(/^(\.\.\.|>)( |$)/, ""));
      previous = isCommand || isMore ? line : null;
    }
    return commands;
  };

  // The older way works on pages without https, too. The page must not change what is copied.
  const copyByEvent = (text) => {
    const fill = (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData.setData("text/plain", text);
    };
    addEventListener("copy", fill, { capture: true });
    const done = document.execCommand("copy");
    removeEventListener("copy", fill, { capture: true });
    return done;
  };

  const copy = async (text) => {
    const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
    return isCopied || copyByEvent(text);
  };

  const copyBlock = async (block, isWhole) => {
    const text = readBlock(block);
    const commands = isWhole ? [] : readCommands(text);
    const code = commands.length > 0 ? commands.join("\n").trimEnd() : withoutNumbers(text);
    if (!(await copy(isWhole ? text : code))) return "Not allowed here";
    return commands.length > 0 ? "Copied commands" : "Copied";
  };

  // A button of the site that says "copy", in the block or in the box made for it alone.
  const hasOwnButton = (block) => {
    const boxes = [block, block.parentElement, block.parentElement?.parentElement];
    const isOwnBox = (box) => box && (box === block || (!box.matches("body, main, article, section") && box.querySelectorAll("pre").length === 1));
    const says = (button) => /copy|clipboard|kopier|copier|copiar|copia/i.test(`${button.outerHTML.split(">")[0]} ${button.textContent}`);
    return boxes.filter(isOwnBox).some((box) => [...box.querySelectorAll(OWN_BUTTON)].some(says));
  };

  const isCode = (block) =>
    block.textContent.trim() !== "" && !/^[\d\s]*$/.test(block.textContent) && !block.isContentEditable && !block.parentElement?.closest("pre");

  const placed = new Map();
  const seen = new WeakSet();

  // The button keeps its own place in the flow and is only drawn elsewhere: over the top corner of its block.
  const place = ({ host, button, at }, block) => {
    const box = block.getBoundingClientRect();
    button.hidden = box.width < LEAST_WIDTH;
    const now = host.getBoundingClientRect();
    at.x += box.right - 4 - now.right;
    at.y += box.top + Math.min(4, (box.height - now.height) / 2) - now.top;
    host.style.setProperty("--x", `${at.x}px`);
    host.style.setProperty("--y", `${at.y}px`);
  };

  const placeAll = () => placed.forEach((made, block) => place(made, block));
  const sizes = new ResizeObserver(placeAll);

  const add = (block) => {
    const label = create("span", { textContent: "Copy" });
    const status = create("p", { role: "status" });
    const button = create("button", { type: "button", ariaLabel: "Copy code", title: "Copy code (with Shift: as it stands)" }, label);
    const host = create("div", { lang: "en", dir: "ltr" });
    let timer = 0;
    const say = (text) => {
      label.textContent = text || "Copy";
      status.textContent = text;
      button.ariaLabel = text || "Copy code";
      placeAll();
    };
    const onClick = async (event) => {
      // A block may lie in a link or a card that reacts to clicks itself.
      event.stopPropagation();
      event.preventDefault();
      say(await copyBlock(block, event.shiftKey));
      clearTimeout(timer);
      timer = setTimeout(say, SHOWN_FOR_MS, "");
    };
    const root = host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(button, status);
    host.addEventListener("click", onClick);
    host.addEventListener("keydown", (event) => event.key === "Escape" && removeAll(event));
    block.before(host);
    placed.set(block, { host, button, at: { x: 0, y: 0 } });
    for (const element of [block, block.parentElement]) if (element) sizes.observe(element);
  };

  const remove = (block) => {
    placed.get(block)?.host.remove();
    placed.delete(block);
  };

  const update = () => {
    for (const [block, { host }] of placed) if (host.parentNode !== block.parentNode || !block.isConnected || hasOwnButton(block)) remove(block);
    for (const block of document.querySelectorAll("pre")) {
      if (seen.has(block) || !isCode(block) || hasOwnButton(block)) continue;
      seen.add(block);
      add(block);
    }
  };

  // Code that comes later (an answer, the next page of an application) gets its button, too.
  let waiting = 0;
  const changes = new MutationObserver(() => {
    waiting ||= setTimeout(() => {
      waiting = 0;
      update();
    }, 200);
  });

  const removeAll = (event) => {
    event.stopPropagation();
    changes.disconnect();
    clearTimeout(waiting);
    sizes.disconnect();
    for (const block of [...placed.keys()]) remove(block);
  };

  update();
  changes.observe(document, { childList: true, subtree: true });
})();
