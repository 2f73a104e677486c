/** The kinds of pages, in the order in which they are offered. */
export const samplePageIds = ["article", "table", "form", "shop", "video", "feed"] as const;
export type SamplePageId = (typeof samplePageIds)[number];

/**
 * A small page on which scripts are tried: the body of a document in English, which loads nothing. `title` and `meta` elements belong to the head.
 */
export type SamplePageHtml = string;

/** Looks like a page of its own in light and in dark surroundings: no sample page follows the hub's theme. */
const STYLE = `<style>
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.55 "Helvetica Neue", Arial, sans-serif; color: #1f2328; background: #fff; }
a { color: #0b57a4; }
img, video { max-width: 100%; height: auto; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0.5rem 0; }
h2 { font-size: 1.2rem; margin: 1.25rem 0 0.5rem; }
h3 { font-size: 1rem; margin: 0 0 0.25rem; }
.site-header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; padding: 0.6rem 1rem; background: #f3f5f7; border-bottom: 1px solid #d6dade; }
.site-header strong { margin-right: auto; }
main { max-width: 46rem; margin: 0 auto; padding: 0.75rem 1rem 2rem; }
.meta, figcaption, small { color: #57606a; font-size: 0.875rem; }
button { font: inherit; padding: 0.35rem 0.8rem; border: 1px solid #0b57a4; border-radius: 4px; background: #0b57a4; color: #fff; cursor: pointer; }
button.plain { background: #fff; color: #0b57a4; }
.site-footer { padding: 1rem; border-top: 1px solid #d6dade; color: #57606a; font-size: 0.875rem; }
</style>`;

/** Content of a sample page. */
export interface SamplePageParts {
	readonly title: string;
	readonly site: string;
	readonly description: string;
	/** Links of the header, by text and address. */
	readonly links: readonly (readonly [string, string])[];
	/** Style rules of this page only. */
	readonly style: string;
	readonly main: string;
	/** After the content, such as a notice that lies over it. */
	readonly rest?: string;
}

/**
 * Writes a sample page.
 * @param parts content of the page
 * @returns the page
 */
export function writeSamplePage({
	title,
	site,
	description,
	links,
	style,
	main,
	rest = "",
}: SamplePageParts): SamplePageHtml {
	const anchors = links.map(([text, address]) => `<a href="${address}">${text}</a>`).join(" ");
	return `<title>${title} – ${site}</title>
<meta name="description" content="${description}">
<meta property="og:title" content="${title}">
<meta property="og:site_name" content="${site}">
${STYLE}
<style>${style}</style>
<header class="site-header"><strong>${site}</strong><nav aria-label="Main">${anchors}</nav></header>
<main>${main}</main>
<footer class="site-footer">A sample page of this hub. Names, prices and people are invented.</footer>
${rest}`;
}

/**
 * Draws a picture that needs no request.
 * @param scene the shapes, in a view of 320 by 180
 * @returns a data address
 */
export function drawPicture(scene: string): string {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 320 180">${scene}</svg>`;
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
