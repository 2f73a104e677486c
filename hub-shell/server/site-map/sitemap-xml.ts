import { escapeXml } from "../escape-xml.ts";

/** An address for search engines. Relative to the site's origin unless it has a scheme and host. */
export interface MapEntry {
	readonly path: string;
	/** Time of the last change in ISO 8601; omitted when unknown. */
	readonly modified?: string;
}

const BEGIN = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Builds the index of a sitemap's pages. Source: https://www.sitemaps.org/protocol.html */
export function sitemapIndex(pages: readonly MapEntry[], origin: string): string {
	return `${BEGIN}<sitemapindex ${NAMESPACE}>\n${entries("sitemap", pages, origin)}</sitemapindex>\n`;
}

/** Builds one page of a sitemap, with at most 50,000 addresses. */
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

/** Converts a time of the database to the only format that the sitemap protocol allows. */
function inSeconds(moment: string): string {
	return `${new Date(moment).toISOString().slice(0, 19)}Z`;
}
