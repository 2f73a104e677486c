import { escapeXml } from "../escape-xml.ts";

/** An address for a search engine; without a scheme and host, they are the site's. */
export interface MapEntry {
	readonly path: string;
	/** When the content last changed, as ISO 8601; left out where nobody knows. */
	readonly modified?: string;
}

const BEGIN = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of a sitemap's pages. Source: https://www.sitemaps.org/protocol.html */
export function sitemapIndex(pages: readonly MapEntry[], origin: string): string {
	return `${BEGIN}<sitemapindex ${NAMESPACE}>\n${entries("sitemap", pages, origin)}</sitemapindex>\n`;
}

/** One page of a sitemap; at most 50,000 addresses. */
export function sitemapPage(addresses: readonly MapEntry[], origin: string): string {
	return `${BEGIN}<urlset ${NAMESPACE}>\n${entries("url", addresses, origin)}</urlset>\n`;
}

function entries(element: "sitemap" | "url", places: readonly MapEntry[], origin: string): string {
	return places
		.map(({ path, modified }) => {
			const date = modified === undefined ? "" : `<lastmod>${escapeXml(inSeconds(modified))}</lastmod>`;
			return `<${element}><loc>${escapeXml(`${origin}${path}`)}</loc>${date}</${element}>\n`;
		})
		.join("");
}

/** Databases write fractions and offsets in their own ways; the protocol knows one. */
function inSeconds(moment: string): string {
	return `${new Date(moment).toISOString().slice(0, 19)}Z`;
}
