import { FOLLOW_CHANGES } from "../code-parts/page-changes.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const cleanLinks: ScriptTemplate = {
	id: "clean-links",
	title: "Remove tracking from links",
	description:
		"Removes parameters that only follow you, such as utm_source, fbclid and gclid, from the links of a page and from the address bar. Nothing else in a link changes.",
	category: "security",
	tags: ["privacy", "tracking", "links", "utm"],
	kind: "userscript",
	phrasings: [
		"remove tracking parameters from links",
		"strip utm from urls",
		"clean urls automatically",
		"get rid of fbclid",
		"no gclid or utm_source in links please",
		"remove the junk after the question mark in urls",
		"privacy: clean links",
		"delete tracking codes in addresses",
		"url cleaner",
		"clean up the address bar",
		"I don't want links on {site} to track me",
		"strip trackers from hyperlinks",
		"remove utm tags",
		"take away campaign parameters",
		"stop link tracking",
		"shorten urls by dropping tracking stuff",
		"kill utm_ parameters everywhere",
		"sanitize links",
		"detrack links",
		"remove ?ref and igshid from shared links",
		"de-utm all links",
		"links without tracking query strings",
	],
	slots: [],
	effects: ["look", "address"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const TRACKING =
  /^(utm_\w+|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|igshid|igsh|mc_eid|mc_cid|_hsenc|_hsmi|oly_\w+_id|vero_id|wickedid|mkt_tok|s_kwcid|ef_id|_openstat|ysclid|rb_clickid|at_medium|at_campaign)$/i;
${FOLLOW_CHANGES}
/* The rest of the address stays as it is written: parameters are cut out, not written anew. */
const clean = (href) => {
  const [, start, query, hash] = href.match(/^([^?#]*)\?([^#]*)(#.*)?$/) ?? [];
  if (query === undefined) return href;
  const kept = query.split("&").filter((part) => !TRACKING.test(part.split("=")[0]));
  return start + (kept.length > 0 ? "?" + kept.join("&") : "") + (hash ?? "");
};
const cleanLink = (link) => {
  const href = link.getAttribute("href");
  const cleaned = clean(href);
  if (cleaned !== href) link.setAttribute("href", cleaned);
};
followChanges(() => {
  document.querySelectorAll("a[href*='?'], area[href*='?']").forEach(cleanLink);
  const address = clean(location.href);
  if (address !== location.href) history.replaceState(history.state, "", address);
});
/* Some pages add parameters when a link is pressed. */
addEventListener("click", (event) => event.target instanceof Element && event.target.closest("a[href*='?']") && cleanLink(event.target.closest("a[href*='?']")), { capture: true });
`,
		};
	},
};
