import { SITE_NAME } from "../../src/host-context/site-name.ts";
import { escapeHtml, escapeJson } from "../escape-html.ts";
import type { Opening } from "../opening/render-opening.ts";
import { en } from "./messages/en.ts";
import { oneLine, shorten } from "./plain-text.ts";
import { readable, type Thing } from "./structured-data/thing.ts";

/** What the server says about a page before any script of it runs. Plain text; escaped where it is written. */
export interface PageHead {
	/** 410 is for what was there and will not come back. */
	readonly status: 200 | 404 | 410;
	/** Without the site's name; null for the site's own title. */
	readonly title: string | null;
	readonly description: string;
	/** Path of the one address under which search engines should list the page; null when they should not. */
	readonly canonicalPath: string | null;
	readonly type: "website" | "article" | "profile";
	/** Path of the picture for link previews; the site's own when left out. */
	readonly picture?: string;
	/** What only this type has, as Open Graph names it: `article:author`. */
	readonly properties?: readonly (readonly [property: string, content: string])[];
	/** The same in other forms: feeds, a card to embed. Titles are plain text. */
	readonly alternates?: readonly { readonly type: string; readonly title: string; readonly href: string }[];
	/** What the page is about, for search engines. */
	readonly about?: readonly Thing[];
	/** The words its screen begins with. */
	readonly opening?: Opening;
}

/** Made by `og/`: every picture has this size. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
const SITE_PICTURE = "/og/site/home.png";
const DESCRIPTION_LENGTH = 300;

/** The elements of `head` that describe the page. */
export function renderHead(head: PageHead, origin: string): string {
	const name = head.title === null ? SITE_NAME : oneLine(head.title);
	const title = head.title === null ? SITE_NAME : `${name} · ${SITE_NAME}`;
	const description = shorten(oneLine(head.description), DESCRIPTION_LENGTH);
	const canonical = head.canonicalPath === null ? null : `${origin}${head.canonicalPath}`;
	const picture = `${origin}${head.picture ?? SITE_PICTURE}`;
	const metas: (readonly [attribute: "name" | "property", key: string, content: string])[] = [
		["name", "description", description],
		["property", "og:site_name", SITE_NAME],
		["property", "og:locale", "en_US"],
		["property", "og:title", title],
		["property", "og:description", description],
		["property", "og:type", head.type],
		...(canonical ? [["property", "og:url", canonical] as const] : []),
		["property", "og:image", picture],
		["property", "og:image:type", "image/png"],
		["property", "og:image:width", String(PICTURE_SIZE.width)],
		["property", "og:image:height", String(PICTURE_SIZE.height)],
		["property", "og:image:alt", name],
		...(head.properties ?? []).map(([key, content]) => ["property", key, oneLine(content)] as const),
		["name", "twitter:card", "summary_large_image"],
		["name", "twitter:title", title],
		["name", "twitter:description", description],
		["name", "twitter:image", picture],
		["name", "twitter:image:alt", name],
		...(canonical ? [] : [["name", "robots", "noindex"] as const]),
	];
	return [
		`<title>${escapeHtml(title)}</title>`,
		...metas.map(([attribute, key, content]) => `<meta ${attribute}="${key}" content="${escapeHtml(content)}" />`),
		...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}" />`] : []),
		...(head.alternates ?? []).map(
			({ type, title, href }) =>
				`<link rel="alternate" type="${type}" title="${escapeHtml(oneLine(title))}" href="${escapeHtml(href)}" />`,
		),
		`<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(en.searchTitle)}" href="/opensearch.xml" />`,
		...renderThings(head.about ?? []),
	].join("\n\t\t");
}

/** A data block: browsers run nothing in it, so the policy without inline scripts does not concern it (HTML § 4.12.1). */
function renderThings(about: readonly Thing[]): string[] {
	if (about.length === 0) return [];
	const graph = { "@context": "https://schema.org", "@graph": about.map(readable) };
	return [`<script type="application/ld+json">${escapeJson(graph)}</script>`];
}
