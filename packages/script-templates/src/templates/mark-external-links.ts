import { FOLLOW_CHANGES } from "../code-parts/page-changes.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const markExternalLinks: ScriptTemplate = {
	id: "mark-external-links",
	title: "Mark links to other sites",
	description:
		"Puts a small arrow behind links that lead to another site, and a label behind links to files such as PDF, so that you know before you click.",
	category: "customization",
	tags: ["links", "external", "pdf", "label"],
	kind: "userscript",
	phrasings: [
		"mark external links",
		"show an icon next to links that leave the site",
		"highlight pdf links",
		"label links to files",
		"tell me when a link is a pdf",
		"arrow after outgoing links",
		"external link icon everywhere",
		"which links go to another website",
		"warn me before clicking on pdf links by marking them",
		"show file type of a link",
		"flag offsite links on {site}",
		"distinguish internal and external links",
		"add symbol to links to other domains",
		"outbound link marker",
		"mark links that download something",
		"icon for pdf, doc and zip links",
		"i want to see if a link leads away from this site",
		"put a label on download links",
		"make external links stand out",
		"file link labels",
		"please mark document links so I know they are not web pages",
		"external links should be recognizable",
	],
	slots: [],
	effects: ["look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const FILES = /\.(pdf|docx?|xlsx?|pptx?|odt|ods|odp|epub|zip|rar|7z|tar|gz|dmg|exe|msi|apk|mp3|mp4|csv)$/i;
const siteOf = (hostname) => hostname.replace(/^www\./, "");
${FOLLOW_CHANGES}
const sheet = new CSSStyleSheet();
sheet.replaceSync("a[data-scriptorium-link]::after { content: attr(data-scriptorium-link); display: inline-block; margin-inline-start: 3px; font-size: 0.8em; text-decoration: none; }");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
const labelOf = (link) => {
  if (!/^https?:$/.test(link.protocol)) return "";
  const [, type] = link.pathname.match(FILES) ?? [];
  const isOutside = siteOf(link.hostname) !== siteOf(location.hostname);
  return [type && "[" + type.toUpperCase() + "]", isOutside && "↗"].filter(Boolean).join(" ");
};
followChanges(() => {
  for (const link of document.querySelectorAll("a[href]")) {
    const label = labelOf(link);
    if (label && link.dataset.scriptoriumLink !== label) link.dataset.scriptoriumLink = label;
    if (!label) delete link.dataset.scriptoriumLink;
  }
});
`,
		};
	},
};
