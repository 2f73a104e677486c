import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FindableHub, startFindableHub } from "./findable-hub.ts";

let hub: FindableHub;
beforeAll(async () => {
	hub = await startFindableHub();
}, 120_000);
afterAll(() => hub.stop());

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => ["url", "sitemap"].includes(name) });
async function xml(path: string) {
	const response = await hub.get(path);
	const text = await response.text();
	expect(response.status, `${path}: ${text}`).toBe(200);
	expect(XMLValidator.validate(text), path).toBe(true);
	return parser.parse(text);
}

const placesOf = (parsed: { urlset: { url: { loc: string; lastmod?: string }[] } }) => parsed.urlset.url;

test("the sitemap lists every visible script and every author once, and no missing page", async () => {
	const index = (await xml("/sitemap.xml")).sitemapindex;
	expect(index["@_xmlns"]).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
	const pages: string[] = index.sitemap.map(({ loc }: { loc: string }) => loc);
	const listed: { loc: string; lastmod?: string }[] = [];
	for (const page of pages) listed.push(...placesOf(await xml(page.slice(hub.origin.length))));
	const places = listed.map(({ loc }) => loc);
	expect(new Set(places).size).toBe(places.length);

	const scripts = await hub.sql<{ path: string; updated_at: Date }[]>`
		select '/' || username || '/' || slug as path, script.updated_at
		from public.bookmarklets as script join public.profiles on user_id = owner_id where is_visible`;
	for (const { path, updated_at } of scripts) {
		const found = listed.find(({ loc }) => loc === hub.origin + path);
		expect(found, path).toBeDefined();
		expect(Date.parse(found?.lastmod ?? "")).toBe(Math.floor(updated_at.getTime() / 1000) * 1000);
	}
	const authors = await hub.sql<{ username: string }[]>`
		select distinct username::text from public.profiles join public.bookmarklets on owner_id = user_id where is_visible`;
	for (const { username } of authors) expect(places).toContain(`${hub.origin}/${username}`);

	const robots = await (await hub.get("/robots.txt")).text();
	for (const place of places) {
		const response = await fetch(place);
		expect(response.status, place).toBe(200);
		expect(await response.text(), place).not.toContain('<meta name="robots"');
		expect(robots).not.toContain(`Disallow: ${place.slice(hub.origin.length)}$`);
	}
});

test("a removed script is no longer in the sitemap, whose ETag changes", async () => {
	const before = await hub.get("/sitemap/scripts.xml");
	const [row] = await hub.sql<{ slug: string; id: string }[]>`
		update public.bookmarklets set moderation_status = 'removed' where id = (
			select id from public.bookmarklets where is_visible order by id limit 1) returning slug, id`;
	const after = await hub.get("/sitemap/scripts.xml");
	expect(await after.text()).not.toContain(`/${row?.slug}</loc>`);
	expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
	expect(await before.text()).toContain(`/${row?.slug}</loc>`);
});

test("robots.txt names the sitemap and the private paths", async () => {
	const lines = (await (await hub.get("/robots.txt")).text()).split("\n");
	expect(lines[0]).toBe("User-agent: *");
	expect(lines).toContain(`Sitemap: ${hub.origin}/sitemap.xml`);
	for (const path of ["/account", "/admin", "/auth", "/create", "/manage-bookmarklets"]) {
		expect(lines).toContain(`Disallow: ${path}$`);
	}
});

test("the search description is named by the pages and leads to results", async () => {
	const described = (await xml("/opensearch.xml")).OpenSearchDescription;
	expect(await (await hub.get("/")).text()).toContain(
		'<link rel="search" type="application/opensearchdescription+xml" title="Scriptorium scripts" href="/opensearch.xml" />',
	);
	const template: string = described.Url[0]["@_template"];
	const address = new URL(template.replace("{searchTerms}", encodeURIComponent("table & csv")));
	expect(address.searchParams.get("search")).toBe("table & csv");
	expect((await fetch(address)).status).toBe(200);
});

test("pictures are PNG of 1200 × 630, for every kind", async () => {
	const [row] = await hub.sql<{ id: string; owner_id: string; category: string }[]>`
		select id, owner_id, category from public.bookmarklets where is_visible and owner_id is not null limit 1`;
	const names = [`script/${row?.id}`, `profile/${row?.owner_id}`, `category/${row?.category}`, "site/home"];
	for (const name of names) {
		const response = await hub.get(`/og/${name}.png`);
		const bytes = Buffer.from(await response.arrayBuffer());
		expect(bytes.subarray(0, 8).toString("hex"), name).toBe("89504e470d0a1a0a");
		expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], name).toEqual([1200, 630]);
		// Networks refuse pictures of more than five megabytes, and some of more than one.
		expect(bytes.byteLength).toBeLessThan(600_000);
	}
});
