import { LANGUAGES, type Language } from "../../src/host-context/locale.ts";
import { SITE_NAME } from "../../src/host-context/site-name.ts";
import { escapeHtml, escapeJson } from "../escape-html.ts";
import type { Opening } from "../opening/render-opening.ts";
import { en } from "./messages/en.ts";
import { oneLine, shorten } from "./plain-text.ts";
import { readable, type Thing } from "./structured-data/thing.ts";

/** Metadata of a page in the server's HTML. Plain text; escaped when it is rendered. */
export interface PageHead {
	/** 410: removed permanently. */
	readonly status: 200 | 404 | 410;
	/** Without the site's name; null for the site's own title. */
	readonly title: string | null;
	readonly description: string;
	/** Canonical path for search engines; null when they should not list the page. */
	readonly canonicalPath: string | null;
	readonly type: "website" | "article" | "profile";
	/** Path of the picture for link previews; the site's picture by default. */
	readonly picture?: string;
	/** Open Graph properties of this type only, such as `article:author`. */
	readonly properties?: readonly (readonly [property: string, content: string])[];
	/** Alternative forms of the page: feeds, a card to embed. Titles are plain text. */
	readonly alternates?: readonly { readonly type: string; readonly title: string; readonly href: string }[];
	/** Structured data for search engines. */
	readonly about?: readonly Thing[];
	/** Of title and description; English by default. */
	readonly language?: Language;
	/** Set for a page that has translations. */
	readonly translations?: {
		/** The language that the address itself asks for; null for the address without one, which follows the browser. */
		readonly asked: Language | null;
	};
	/** Opening text of its screen. */
	readonly opening?: Opening;
}

/** Size of all pictures that `og/` creates, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
const SITE_PICTURE = "/og/site/home.png";
const DESCRIPTION_LENGTH = 300;

/** Renders the elements of `head` that describe the page. */
export function renderHead(head: PageHead, origin: string): string {
	const name = head.title === null ? SITE_NAME : oneLine(head.title);
	const title = head.title === null ? SITE_NAME : `${name} · ${SITE_NAME}`;
	const description = shorten(oneLine(head.description), DESCRIPTION_LENGTH);
	const canonical =
		head.canonicalPath === null ? null : addressIn(head.translations?.asked ?? null, head.canonicalPath, origin);
	const picture = `${origin}${head.picture ?? SITE_PICTURE}`;
	const metas: (readonly [attribute: "name" | "property", key: string, content: string])[] = [
		["name", "description", description],
		["property", "og:site_name", SITE_NAME],
		["property", "og:locale", head.language === "de" ? "de_DE" : "en_US"],
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
		...languageLinks(head, origin),
		...(head.alternates ?? []).map(
			({ type, title, href }) =>
				`<link rel="alternate" type="${type}" title="${escapeHtml(oneLine(title))}" href="${escapeHtml(href)}" />`,
		),
		`<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(en.searchTitle)}" href="/opensearch.xml" />`,
		...renderThings(head.about ?? []),
	].join("\n\t\t");
}

/** Address of a page in one language, or in that of the visitor. */
const addressIn = (language: Language | null, path: string, origin: string): string =>
	`${origin}${path}${language === null ? "" : `?locale=${language}`}`;

/** Lets search engines offer a page in the language of who searches. */
function languageLinks({ translations, canonicalPath }: PageHead, origin: string): string[] {
	if (translations === undefined || canonicalPath === null) return [];
	const languages = [...LANGUAGES.map(({ language }) => [language, language] as const), ["x-default", null] as const];
	return languages.map(
		([name, language]) =>
			`<link rel="alternate" hreflang="${name}" href="${escapeHtml(addressIn(language, canonicalPath, origin))}" />`,
	);
}

/** Renders a data block. Browsers do not run it, so the CSP for inline scripts does not apply (HTML § 4.12.1). */
function renderThings(about: readonly Thing[]): string[] {
	if (about.length === 0) return [];
	const graph = { "@context": "https://schema.org", "@graph": about.map(readable) };
	return [`<script type="application/ld+json">${escapeJson(graph)}</script>`];
}
