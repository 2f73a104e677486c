import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { ORIGIN, openFixtureHub } from "../fixture.test-support.ts";

const ROWS = 2_345;
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A backend with `ROWS` scripts that returns at most 1,000 rows per response, as hosted ones do. */
const manyScripts: typeof fetch = async (input) => {
	const url = new URL(String(input));
	const asked = url.searchParams;
	const name = url.pathname.split("/").at(-1);
	if (name === "category_counts")
		return Response.json([
			{ category: "data", count: 3 },
			{ category: "web", count: 0 },
		]);
	if (name === "list_address_pages") {
		return Response.json([
			{ starts_after: null, updated_at: "2026-05-06T07:08:09.123456+00:00" },
			{ starts_after: idOf(9), updated_at: "2026-01-01T00:00:00+00:00" },
		]);
	}
	if (name !== "list_script_addresses") return Response.json([]);
	const after = Number(asked.get("p_after")?.slice(-12) ?? 0);
	const size = Math.min(Number(asked.get("p_limit")), ROWS - after);
	return Response.json(
		Array.from({ length: size }, (_, index) => ({
			id: idOf(after + index + 1),
			username: index % 2 === 0 ? "ada" : null,
			slug: "ünter-&-<über>",
			updated_at: "2026-05-06T07:08:09.123456+00:00",
		})),
	);
};

const read = async (path: string) => {
	const response = await openFixtureHub({ fetch: manyScripts }).get(path);
	const text = await response.text();
	expect(response.status, text).toBe(200);
	expect(XMLValidator.validate(text)).toBe(true);
	return { response, parsed: new XMLParser({ isArray: (name) => ["url", "sitemap"].includes(name) }).parse(text) };
};

test("the index names a page for every boundary, with its last change", async () => {
	const { response, parsed } = await read("/sitemap.xml");
	expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
	expect(response.headers.get("etag")).toBeTruthy();
	expect(parsed.sitemapindex.sitemap).toEqual([
		{ loc: `${ORIGIN}/sitemap/pages.xml` },
		{ loc: `${ORIGIN}/sitemap/scripts.xml`, lastmod: "2026-05-06T07:08:09Z" },
		{ loc: `${ORIGIN}/sitemap/scripts-${idOf(9)}.xml`, lastmod: "2026-01-01T00:00:00Z" },
		{ loc: `${ORIGIN}/sitemap/authors.xml`, lastmod: "2026-05-06T07:08:09Z" },
		{ loc: `${ORIGIN}/sitemap/authors-${idOf(9)}.xml`, lastmod: "2026-01-01T00:00:00Z" },
	]);
});

test("a sitemap page is read in parts and lists every address once, if XML can hold it", async () => {
	const { parsed } = await read("/sitemap/scripts.xml");
	const places: string[] = parsed.urlset.url.map(({ loc }: { loc: string }) => loc);
	expect(places).toHaveLength(ROWS);
	expect(places[0]).toBe(`${ORIGIN}/ada/%C3%BCnter-%26-%3C%C3%BCber%3E`);
	expect(places[1]).toBe(`${ORIGIN}/bookmarklet/${idOf(2)}`);
	const rest = await read(`/sitemap/scripts-${idOf(2000)}.xml`);
	expect(rest.parsed.urlset.url).toHaveLength(ROWS - 2000);
});

test("the fixed pages are the public ones and the categories that are not empty", async () => {
	const { parsed } = await read("/sitemap/pages.xml");
	const places: string[] = parsed.urlset.url.map(({ loc }: { loc: string }) => loc.slice(ORIGIN.length));
	expect(places).toEqual(expect.arrayContaining(["/", "/explore", "/latest", "/categories", "/category/data"]));
	expect(places).not.toContain("/category/web");
	expect(places.filter((path) => /auth|admin|account|manage|create/.test(path))).toEqual([]);
});

test.each(["scripts-x.xml", "pages-1.xml", "unknown.xml", `scripts-${idOf(ROWS)}.xml`, "scripts", "%2e%2e.xml"])(
	"/sitemap/%s is no page",
	async (file) => {
		expect((await openFixtureHub({ fetch: manyScripts }).get(`/sitemap/${file}`)).status).toBe(404);
	},
);

test("an unreachable backend results in an error instead of an empty sitemap", async () => {
	const hub = openFixtureHub({ fetch: async () => Promise.reject(new TypeError("refused")) });
	for (const path of ["/sitemap.xml", "/sitemap/pages.xml", "/sitemap/scripts.xml"]) {
		const response = await hub.get(path);
		expect(response.status).toBe(503);
		expect(response.headers.get("retry-after")).toBe("60");
	}
});

test("a fresh copy is answered with 304", async () => {
	const hub = openFixtureHub({ fetch: manyScripts });
	for (const path of ["/sitemap.xml", "/robots.txt", "/opensearch.xml"]) {
		const tag = (await hub.get(path)).headers.get("etag") ?? "";
		expect((await hub.get(path, { "if-none-match": tag })).status).toBe(304);
	}
});

/** Whether a robots.txt disallows a path by RFC 9309 § 2.2.2. */
function isShut(robots: string, path: string): boolean {
	return [...robots.matchAll(/^Disallow: (.+)$/gm)].some(([, rule = ""]) => {
		const pattern = rule
			.replace(/[.+?^{}()|[\]\\]/g, "\\$&")
			.replaceAll("*", ".*")
			.replace(/(?<!\\)\$(?!$)/g, "\\$");
		return new RegExp(`^${pattern}`).test(path);
	});
}

test("robots.txt excludes personal pages but no usernames with the same prefix", async () => {
	const robots = await (await openFixtureHub().get("/robots.txt")).text();
	expect(robots.split("\n")).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
	for (const path of [
		"/account",
		"/admin",
		"/auth?redirect_uri=/",
		"/auth/desktop",
		"/auth/extension",
		"/create",
		"/bookmarklet/1/edit",
		"/rest/v1/x",
	]) {
		expect(isShut(robots, path), path).toBe(true);
	}
	for (const path of [
		"/",
		"/explore",
		"/admiral",
		"/accountant/x",
		"/creative",
		"/bookmarklet/1",
		"/ada/x",
		"/og/site/home.png",
	]) {
		expect(isShut(robots, path), path).toBe(false);
	}
});

test("the search description leads to the explorer's own parameter", async () => {
	const response = await openFixtureHub().get("/opensearch.xml");
	expect(response.headers.get("content-type")).toContain("application/opensearchdescription+xml");
	const parsed = new XMLParser({ ignoreAttributes: false }).parse(await response.text());
	expect(parsed.OpenSearchDescription.ShortName.length).toBeLessThanOrEqual(16);
	expect(parsed.OpenSearchDescription.Url[0]["@_template"]).toBe(`${ORIGIN}/explore?search={searchTerms}`);
});
