import { CLOSE_IF_OPEN, CREATE } from "../code-parts/panel.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const lineGuide: ScriptTemplate = {
	id: "line-guide",
	title: "Reading guide that follows the pointer",
	description:
		"Darkens the page above and below the line that you read; the light strip follows the pointer. Up and down keys with Alt make it lower or higher. Escape or a second click ends it.",
	category: "accessibility",
	tags: ["reading", "guide", "focus", "line"],
	kind: "bookmarklet",
	phrasings: [
		"reading guide",
		"reading ruler that follows my mouse",
		"highlight the line I am reading",
		"line focus",
		"dim everything except the current line",
		"help me keep my place while reading",
		"horizontal bar that moves with the cursor",
		"I lose the line when I read long texts",
		"line highlighter for ADHD",
		"reading mask",
		"shade the text above and below",
		"focus strip of {height} pixels",
		"follow along line for reading",
		"dyslexia reading bar",
		"darken the page around the line under the pointer",
		"typoscope",
		"reading line",
		"line by line reading aid",
		"guide line under the words",
		"please make a ruler to read line by line",
		"immersive reader line focus",
		"only show a few lines at a time",
	],
	slots: [
		{ name: "height", type: "number", question: "How high is the strip, in pixels?", required: false, fallback: 80 },
	],
	effects: ["content"],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-line-guide";
const STEP = 10;
let height = ${quote(values.height)};
${CLOSE_IF_OPEN}${CREATE}
const CSS = [
  ":host { all: initial !important; position: fixed !important; inset: 0 !important; z-index: 2147483647 !important; margin: 0 !important; border: 0 !important;",
  "  width: auto !important; height: auto !important; background: none !important; overflow: hidden !important; pointer-events: none !important; }",
  "div { position: absolute; inset-inline: 0; border-block: 2px solid #ffb000; box-shadow: 0 0 0 9999px rgb(0 0 0 / 0.55); }",
].join("\n");
const life = new AbortController();
const strip = create("div", {});
const host = create("div", { id: HOST_ID, ariaHidden: "true" });
const root = host.attachShadow({ mode: "open" });
const sheet = new CSSStyleSheet();
sheet.replaceSync(CSS);
root.adoptedStyleSheets = [sheet];
root.append(strip);
let y = innerHeight / 2;
const place = () => {
  strip.style.top = y - height / 2 + "px";
  strip.style.height = height + "px";
};
const close = () => {
  life.abort();
  host.remove();
};
const onKey = (event) => {
  if (event.key === "Escape") return close();
  if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
  event.preventDefault();
  height = Math.max(STEP * 2, height + (event.key === "ArrowUp" ? STEP : -STEP));
  place();
};
addEventListener("pointermove", (event) => {
  y = event.clientY;
  place();
}, { capture: true, passive: true, signal: life.signal });
addEventListener("keydown", onKey, { capture: true, signal: life.signal });
host.addEventListener("close", close);
place();
document.documentElement.append(host);
host.popover = "manual";
host.showPopover?.();
`,
		};
	},
};
