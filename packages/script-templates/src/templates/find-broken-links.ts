import { CLOSE_IF_OPEN, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const findBrokenLinks: ScriptTemplate = {
	id: "find-broken-links",
	title: "Find broken links",
	description:
		"Checks the links of the page that lead to the same site, and lists and marks those that do not work. Links to other sites are counted, not opened.",
	category: "development",
	tags: ["links", "404", "check"],
	kind: "bookmarklet",
	phrasings: [
		"find broken links",
		"check links on this page",
		"dead link checker",
		"which links are broken",
		"test all links for 404",
		"find 404 links",
		"link checker",
		"show links that don't work",
		"check my page for dead links",
		"mark broken hyperlinks",
		"validate the links of this page",
		"broken link finder",
		"look for links with errors",
		"check whether all links work",
		"find links that lead nowhere",
		"report broken links",
		"audit links",
		"see if any link is dead",
		"highlight dead links in red",
		"please check the links on my site",
		"find missing pages",
		"test links",
	],
	slots: [],
	effects: ["content", "requests"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: `const HOST_ID = "scriptorium-find-broken-links";
${CLOSE_IF_OPEN}${CREATE}${PANEL}
const MAX_LINKS = 200;
const AT_ONCE = 4;
const links = [...document.querySelectorAll("a[href]")].filter((link) => /^https?:$/.test(link.protocol));
const own = new Map();
let foreign = 0;
for (const link of links) {
  if (link.origin !== location.origin) foreign += 1;
  /* A link that logs out or deletes something must not be opened by a check. */
  else if (!/log.?out|sign.?out|delete|remove|unsubscribe/i.test(link.pathname + link.search)) {
    const address = link.href.split("#")[0];
    own.set(address, [...(own.get(address) ?? []), link]);
  }
}
const list = create("ul", {});
const marks = [];
const panel = openPanel("Broken links", [list], () => marks.forEach((mark) => mark.cancel()));
const queue = [...own].slice(0, MAX_LINKS);
const total = queue.length;
let done = 0;
let broken = 0;
let isForbidden = false;
document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
  if (effectiveDirective === "connect-src") isForbidden = true;
}, { signal: panel.signal });
const report = (address, same, why) => {
  broken += 1;
  for (const link of same) marks.push(link.animate({ outline: ["3px solid #c92a2a", "3px solid #c92a2a"] }, { duration: 1, fill: "forwards" }));
  const open = create("button", { type: "button", dir: "auto", textContent: why + ": " + address.slice(location.origin.length), onclick: () => same[0].scrollIntoView({ block: "center" }) });
  list.append(create("li", {}, open));
};
const next = async () => {
  for (let job = queue.shift(); job && !panel.signal.aborted; job = queue.shift()) {
    const [address, same] = job;
    try {
      let response = await fetch(address, { method: "HEAD", signal: panel.signal });
      if (response.status === 405 || response.status === 501) response = await fetch(address, { signal: panel.signal });
      if (response.status === 404 || response.status === 410 || response.status >= 500) report(address, same, String(response.status));
    } catch (problem) {
      /* The browser tells of a forbidden request after the request has failed. */
      await new Promise((done) => setTimeout(done));
      if (isForbidden && !panel.signal.aborted) {
        queue.length = 0;
        panel.status.textContent = "The policy of this page forbids requests, so its links cannot be checked.";
        return;
      }
      if (!panel.signal.aborted) report(address, same, "No answer");
    }
    done += 1;
    panel.status.textContent = done + " of " + total + " links checked, " + broken + " broken. " + foreign + " links lead to other sites.";
  }
};
panel.status.textContent = total === 0 ? "This page has no link to its own site. " + foreign + " links lead to other sites." : "Checking " + total + " links…";
for (let worker = 0; worker < AT_ONCE; worker += 1) next();
`,
		};
	},
};
