import { FOLLOW_CHANGES } from "../code-parts/page-changes.ts";
import { CREATE } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const backToTop: ScriptTemplate = {
	id: "back-to-top",
	title: "Button to the top",
	description: "Shows a small button at the corner of long pages that leads back to the top.",
	category: "productivity",
	tags: ["scroll", "top", "button"],
	kind: "userscript",
	phrasings: [
		"button back to the top",
		"scroll to top button",
		"go to the top of the page",
		"back to top",
		"jump to the start of a long page",
		"add a to-top arrow",
		"quick way up",
		"return to top after scrolling",
		"top button on {site}",
		"arrow that scrolls up",
		"I scroll forever to get back up",
		"take me to the top",
		"scroll up with one tap",
		"up button",
		"to the top link on every page",
		"page top button",
		"floating arrow up",
		"get back to the beginning of the page",
		"endless pages need a top button",
		"please add a back-to-top button",
		"jump up",
		"top of page shortcut",
	],
	slots: [],
	effects: ["content"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `${CREATE}${FOLLOW_CHANGES}
const HOST_ID = "scriptorium-back-to-top";
const host = create("div", { id: HOST_ID });
const root = host.attachShadow({ mode: "open" });
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  ":host { all: initial !important; position: fixed !important; inset: auto 16px 16px auto !important; z-index: 2147483646 !important; color-scheme: light dark !important; }" +
  ":host([hidden]) { display: none !important; } @media print { :host { display: none !important; } }" +
  "button { width: 48px; height: 48px; border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); border-radius: 50%; background: Canvas; color: CanvasText; font: 22px system-ui, sans-serif; cursor: pointer; }" +
  "button:focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }",
);
root.adoptedStyleSheets = [sheet];
const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
root.append(create("button", { type: "button", textContent: "↑", ariaLabel: "Back to the top", onclick: () => scrollTo({ top: 0, behavior }) }));
const show = () => {
  host.hidden = scrollY < innerHeight;
};
addEventListener("scroll", show, { passive: true });
/* Applications that draw the page anew remove what is not theirs. */
followChanges(() => {
  if (!host.isConnected) document.documentElement.append(host);
  show();
});
`,
		};
	},
};
