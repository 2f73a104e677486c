import { CLOSE_IF_OPEN, CREATE, UNTIL_SECOND_RUN } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const showLinkTargets: ScriptTemplate = {
	id: "show-link-targets",
	title: "Show where links lead",
	description:
		"Writes the address behind each link of the page. Useful before printing and against links that pretend to lead elsewhere. The second click takes it away.",
	category: "security",
	tags: ["links", "address", "phishing", "print"],
	kind: "bookmarklet",
	phrasings: [
		"show where links lead",
		"show link targets",
		"display the url next to each link",
		"reveal the real address of links",
		"show urls behind links before I click",
		"print links with their address",
		"which site does this link go to",
		"write out the href after the text",
		"make link destinations visible",
		"I want to check links for phishing",
		"show hidden link addresses",
		"display domain next to links",
		"see all urls on the page inline",
		"reveal link destination",
		"link preview of address without hovering",
		"expose the targets of buttons and links",
		"show full url of hyperlinks in the text",
		"hover is not possible on my tablet, show me link addresses",
		"unmask links",
		"please show what's behind the links",
		"url after link text",
		"where does this link take me",
	],
	slots: [],
	effects: ["content", "look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-show-link-targets";
const MAX_CHARACTERS = 80;
${CLOSE_IF_OPEN}${CREATE}${UNTIL_SECOND_RUN}
const sheet = new CSSStyleSheet();
sheet.replaceSync(".scriptorium-link-target { all: revert; margin-inline: 4px; padding: 0 4px; border: 1px solid currentColor; border-radius: 4px; font: 12px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; white-space: normal; }");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
const shorten = (text) => (text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS - 1) + "…" : text);
const notes = [...document.querySelectorAll("a[href]")].filter((link) => /^(https?|mailto|tel|ftp):$/.test(link.protocol) && link.checkVisibility?.() !== false).map((link) => {
  const isOwn = link.hostname === location.hostname;
  const text = isOwn ? link.pathname + link.search + link.hash : link.href.replace(/^https?:\/\//, "");
  const note = create("bdi", { className: "scriptorium-link-target", textContent: shorten(text), dir: "ltr" });
  link.append(note);
  return note;
});
untilSecondRun(() => {
  for (const note of notes) note.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
});
`,
		};
	},
};
