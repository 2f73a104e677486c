import { FOLLOW_CHANGES } from "../code-parts/page-changes.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const localTimes: ScriptTemplate = {
	id: "local-times",
	title: "Show times in my time zone",
	description:
		"Writes behind each time that a page marks with its zone when that is for you. Also puts a date behind '3 hours ago'. Times without a zone are left alone.",
	category: "utility",
	tags: ["time-zone", "dates", "timestamps"],
	kind: "userscript",
	phrasings: [
		"show times in my time zone",
		"convert timestamps to local time",
		"local time for dates on the page",
		"what time is this for me",
		"turn utc into my timezone",
		"exact date instead of 3 hours ago",
		"absolute timestamps",
		"replace relative times like '2 days ago' with the real date",
		"timezone converter for websites",
		"events on {site} are in another time zone, show mine",
		"show full timestamps",
		"I want dates and hours in local time",
		"PST to my time",
		"display actual posting time of comments",
		"when exactly was this posted",
		"localize times",
		"adjust time zones automatically",
		"show real dates on github",
		"convert GMT to local",
		"please show me the schedule in my own timezone",
		"time zone fix",
		"posts should show the precise time",
	],
	slots: [],
	effects: ["look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const ZONED = /T\d{2}:?\d{2}.*(Z|[+-]\d{2}:?\d{2})$/i;
const TIMES = "time[datetime], relative-time[datetime], time-ago[datetime], local-time[datetime]";
${FOLLOW_CHANGES}
const format = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const sheet = new CSSStyleSheet();
sheet.replaceSync("[data-scriptorium-local-time]::after { content: ' (' attr(data-scriptorium-local-time) ')'; font-size: 0.9em; opacity: 0.85; }");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
const noteOf = (element) => {
  const written = element.getAttribute("datetime").trim();
  const at = ZONED.test(written) ? new Date(written) : null;
  if (!at || Number.isNaN(at.getTime())) return "";
  const note = format.format(at);
  return element.textContent.replace(/\s+/g, " ").includes(note.replace(/\s+/g, " ")) ? "" : note;
};
followChanges(() => {
  for (const element of document.querySelectorAll(TIMES)) {
    const note = noteOf(element);
    if (note === "") element.removeAttribute("data-scriptorium-local-time");
    else if (element.getAttribute("data-scriptorium-local-time") !== note) element.setAttribute("data-scriptorium-local-time", note);
  }
});
`,
		};
	},
};
