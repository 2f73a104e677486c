import { type Result, succeed } from "@scriptorium/core-types/errors";
import { readCategories } from "../backend/read-counts.ts";
import { isRowId } from "../backend/read-script.ts";
import { type AddressKind, readAddresses, readAddressPages, type SiteAddress } from "../backend/read-site-addresses.ts";
import type { ReadErrorCode, RestReader } from "../backend/rest-reader.ts";
import { fixedPublicPaths } from "../heads/fixed-heads.ts";
import { authorPath, scriptPath } from "../script-addresses.ts";
import { textResponse } from "../static/text-response.ts";
import { type MapEntry, sitemapIndex, sitemapPage } from "./sitemap-xml.ts";

interface Serving {
	readonly rest: RestReader;
	readonly origin: string;
}

const KINDS = ["scripts", "authors"] as const;
const HEADERS = {
	"content-type": "application/xml; charset=utf-8",
	// Crawlers request it a few times a day; removed pages disappear within ten minutes.
	"cache-control": "public, max-age=600",
} as const;

/** `GET /sitemap.xml`: the index of the fixed pages and of the sitemap's pages of scripts and authors. */
export async function serveSitemapIndex(request: Request, { rest, origin }: Serving): Promise<Response> {
	const pages: MapEntry[] = [{ path: "/sitemap/pages.xml" }];
	for (const kind of KINDS) {
		const found = await readAddressPages(rest, kind);
		if (!found.ok) return unavailable(found.error.message);
		for (const { starts_after, updated_at } of found.value) {
			pages.push({ path: `/sitemap/${kind}${starts_after ? `-${starts_after}` : ""}.xml`, modified: updated_at });
		}
	}
	return textResponse(request, sitemapIndex(pages, origin), { headers: HEADERS });
}

/** `GET /sitemap/{name}.xml`: `pages`, or a kind with the id after which the page begins. */
export async function serveSitemapPage(request: Request, file: string, { rest, origin }: Serving): Promise<Response> {
	const parsed = /^(pages|scripts|authors)(?:-(.+))?\.xml$/.exec(file);
	const [, name, after = null] = parsed ?? [];
	if (!name || (after !== null && (name === "pages" || !isRowId(after)))) return unknown();
	const addresses =
		name === "pages" ? await fixedPages(rest) : await pageOf(name === "scripts" ? "scripts" : "authors", after, rest);
	if (!addresses.ok) return unavailable(addresses.error.message);
	// Page boundaries move when scripts are removed: a page of an older index may be empty.
	if (addresses.value.length === 0) return unknown();
	return textResponse(request, sitemapPage(addresses.value, origin), { headers: HEADERS });
}

/** Excludes categories without scripts. */
async function fixedPages(rest: RestReader): Promise<Result<readonly MapEntry[], ReadErrorCode>> {
	const counted = await readCategories(rest);
	if (!counted.ok) return counted;
	const categories = counted.value.filter(({ count }) => count > 0).map(({ category }) => `/category/${category}`);
	return succeed([...fixedPublicPaths, ...categories.sort()].map((path) => ({ path })));
}

async function pageOf(
	kind: AddressKind,
	after: string | null,
	rest: RestReader,
): Promise<Result<readonly MapEntry[], ReadErrorCode>> {
	const found = await readAddresses(rest, kind, after);
	return found.ok ? succeed(found.value.map(entryOf)) : found;
}

function entryOf({ id, username, slug, updated_at: modified }: SiteAddress): MapEntry {
	if (slug !== undefined) return { path: scriptPath({ id, slug, author: { username } }), modified };
	return { path: username === null ? `/profile/${id}` : authorPath({ username }), modified };
}

function unknown(): Response {
	return new Response("There is no such page of the sitemap.\n", {
		status: 404,
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" },
	});
}

function unavailable(message: string): Response {
	console.warn(`[sitemap] ${message}`);
	return new Response("The addresses cannot be read at the moment. Try again in a minute.\n", {
		status: 503,
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache", "retry-after": "60" },
	});
}
