import { SITE_NAME } from "../../src/host-context/site-name.ts";
import { escapeHtml } from "../escape-html.ts";

/** What the server says about a page before any script of it runs. Plain text; escaped where it is written. */
export interface PageHead {
	readonly status: 200 | 404;
	/** Without the site's name; null for the site's own title. */
	readonly title: string | null;
	readonly description: string;
	/** Path of the one address under which the page should be known; null when it should be under none. */
	readonly canonicalPath: string | null;
	readonly type: "website" | "article" | "profile";
}

const DESCRIPTION_LENGTH = 300;

/** The elements of `head` that describe the page. */
export function renderHead(head: PageHead, origin: string): string {
	const title = head.title === null ? SITE_NAME : `${oneLine(head.title)} · ${SITE_NAME}`;
	const description = shorten(oneLine(head.description), DESCRIPTION_LENGTH);
	const canonical = head.canonicalPath === null ? null : `${origin}${head.canonicalPath}`;
	const metas: [attribute: "name" | "property", key: string, content: string][] = [
		["name", "description", description],
		["property", "og:site_name", SITE_NAME],
		["property", "og:title", title],
		["property", "og:description", description],
		["property", "og:type", head.type],
		["name", "twitter:card", "summary"],
	];
	if (canonical) metas.push(["property", "og:url", canonical]);
	else metas.push(["name", "robots", "noindex"]);
	return [
		`<title>${escapeHtml(title)}</title>`,
		...metas.map(([attribute, key, content]) => `<meta ${attribute}="${key}" content="${escapeHtml(content)}" />`),
		...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}" />`] : []),
	].join("\n\t\t");
}

function oneLine(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}

function shorten(text: string, length: number): string {
	return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}
