import { CLOSE_IF_OPEN, CREATE, PANEL } from "../code-parts/panel.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const autoScroll: ScriptTemplate = {
	id: "auto-scroll",
	title: "Scroll by itself",
	description:
		"Scrolls the page slowly by itself, at the speed that you choose, for reading without hands. A second click, Escape or the wheel stops it.",
	category: "productivity",
	tags: ["scroll", "reading", "hands-free"],
	kind: "bookmarklet",
	phrasings: [
		"scroll by itself",
		"auto scroll",
		"automatic scrolling",
		"scroll the page slowly",
		"scroll down while I read",
		"hands free scrolling",
		"teleprompter scrolling",
		"let the page move by itself",
		"scroll at a constant speed",
		"autoscroll for song lyrics",
		"slowly scroll down the article",
		"auto scroller",
		"keep scrolling down for me",
		"scroll while my hands are busy",
		"continuous scrolling at {speed} pixels",
		"move the page down automatically",
		"scroll chords while I play guitar",
		"reading scroll",
		"make the text roll up slowly",
		"automatic page scroll with speed {speed}",
		"please scroll for me",
		"rolling text",
	],
	slots: [{ name: "speed", type: "number", question: "How many pixels per second?", required: false, fallback: 40 }],
	effects: ["content"],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: `const HOST_ID = "scriptorium-auto-scroll";
const SPEED = ${quote(values.speed)};
${CLOSE_IF_OPEN}${CREATE}${PANEL}
const stop = create("button", { type: "button", textContent: "Stop", onclick: () => panel.root.host.dispatchEvent(new Event("close")) });
const panel = openPanel("Scrolling", [stop]);
const box = document.scrollingElement ?? document.documentElement;
const PER_SECOND = Math.min(2000, Math.max(5, SPEED));
let exact = box.scrollTop;
let before = performance.now();
const move = (now) => {
  if (panel.signal.aborted) return;
  exact += ((now - before) / 1000) * PER_SECOND;
  before = now;
  box.scrollTop = exact;
  const isAtEnd = exact >= box.scrollHeight - box.clientHeight;
  panel.status.textContent = isAtEnd ? "This is the end of the page." : "";
  if (!isAtEnd) requestAnimationFrame(move);
};
requestAnimationFrame(move);
addEventListener("wheel", () => stop.click(), { once: true, passive: true, signal: panel.signal });
`,
		};
	},
};
