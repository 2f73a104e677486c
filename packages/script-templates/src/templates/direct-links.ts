import { FOLLOW_CHANGES } from "../code-parts/page-changes.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const directLinks: ScriptTemplate = {
	id: "direct-links",
	title: "Skip redirects of links",
	description:
		"Replaces links that go through a counter or a warning page, such as those of search engines and social networks, by the address that they lead to.",
	category: "search",
	tags: ["redirect", "privacy", "links", "search-results"],
	kind: "userscript",
	phrasings: [
		"direct links in search results",
		"remove google redirect from results",
		"skip redirects",
		"bypass link redirect pages",
		"no more /url?q= links",
		"links go through a redirect, make them direct",
		"unwrap outgoing links",
		"skip the leaving this site warning page",
		"facebook l.php redirect remove",
		"go straight to the target instead of the tracking redirect",
		"google results without redirect",
		"copying a search result gives a long redirect url, i want the real one",
		"real urls in results",
		"bypass 'you are leaving' page on {site}",
		"redirect remover",
		"don't redirect",
		"original links instead of redirecting ones",
		"duckduckgo uddg links direct",
		"youtube description links without redirect",
		"open external links directly without the exit page",
		"undo redirect links",
		"steam link filter bypass",
	],
	slots: [],
	effects: ["look"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const PATHS = /\/(url|l|l\.php|link|redirect|redir|out|outgoing|leave|exit|away|away\.php|goto|linkfilter\/?|external|jump|clk|clicks?|track|trk|r|ck\/a)\/?$/i;
const NAMES = ["url", "q", "u", "uddg", "target", "to", "dest", "destination", "redirect", "redirect_url", "link", "href", "goto"];
${FOLLOW_CHANGES}
const isAddress = (text) => /^https?:\/\/[^/\s]+\.[^/\s]+/i.test(text);
/* Bing: u=a1 followed by the address in URL-safe base64. */
const unpack = (text) => {
  if (!/^a1[\w-]{8,}$/.test(text)) return text;
  try {
    return atob(text.slice(2).replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return text;
  }
};
/* The address that the link leads to, where it says so itself. A link to sign in must keep its way. */
const targetOf = (link) => {
  const { pathname, searchParams, hostname } = new URL(link.href);
  if (!PATHS.test(pathname)) return null;
  const target = NAMES.map((name) => unpack(searchParams.get(name) ?? "")).find(isAddress);
  return target && new URL(target).hostname !== hostname ? target : null;
};
const unwrap = (link) => {
  if (!/^https?:$/.test(link.protocol)) return;
  const target = targetOf(link);
  if (!target) return;
  link.href = target;
  link.removeAttribute("ping");
};
followChanges(() => document.querySelectorAll("a[href*='http' i][href*='?']").forEach(unwrap));
/* Search engines put their own address back when a link is pressed. */
for (const type of ["mousedown", "click"]) {
  addEventListener(type, (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (link) setTimeout(() => unwrap(link));
  }, { capture: true });
}
`,
		};
	},
};
