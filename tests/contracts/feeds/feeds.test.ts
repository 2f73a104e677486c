import { XMLValidator } from "fast-xml-parser";
import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addHostileScripts, type CatalogueHub, HOSTILE, startCatalogueHub } from "../../support/catalogue-hub.ts";

let hub: CatalogueHub;
let ids: { visible: string; draft: string; removed: string };
beforeAll(async () => {
	hub = await startCatalogueHub();
	ids = await addHostileScripts(hub);
}, 120_000);
afterAll(() => hub.stop());

const lists = [
	"latest",
	"category/design",
	"category/search",
	"category/shopping",
	"author/lena-brandt",
	"author/LENA-Brandt",
	`tag/${encodeURIComponent(HOSTILE.tag)}`,
];
const feeds = () => [...lists, `script/${ids.visible}`];

async function atom(name: string) {
	const response = await hub.get(`/feeds/${name}.atom`);
	const text = await response.text();
	expect(XMLValidator.validate(text), name).toBe(true);
	return { response, text, feed: parseAtomFeed(text) };
}
async function json(name: string) {
	const response = await hub.get(`/feeds/${name}.json`);
	const text = await response.text();
	return { response, text, feed: parseJsonFeed(text) };
}

describe("every feed", () => {
	test("is valid Atom with ids, dates, authors and links to itself and its page", async () => {
		for (const name of feeds()) {
			const { response, feed } = await atom(name);
			expect(response.headers.get("content-type"), name).toBe("application/atom+xml; charset=utf-8");
			expect(feed.id, name).toMatch(/^tag:localhost,2026:feeds\/./);
			expect(Number.isNaN(Date.parse(String(feed.updated))), name).toBe(false);
			const self = feed.links?.find(({ rel }) => rel === "self")?.href ?? "";
			expect((await fetch(self)).status, self).toBe(200);
			expect(feed.links?.find(({ rel, type }) => rel === "alternate" && type === "text/html")?.href).toContain(
				hub.origin,
			);
			for (const entry of feed.entries ?? []) {
				expect(entry.id).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
				expect(Date.parse(String(entry.updated))).toBeGreaterThanOrEqual(Date.parse(String(entry.published)));
				expect(Date.parse(String(feed.updated))).toBeGreaterThanOrEqual(Date.parse(String(entry.updated)));
				expect(entry.authors?.[0]?.name).toBeTruthy();
				expect(entry.links?.[0]?.href).toContain(hub.origin);
			}
			expect(new Set(feed.entries?.map(({ id }) => id)).size).toBe(feed.entries?.length ?? 0);
		}
	});

	test("has the same content as JSON Feed 1.1", async () => {
		for (const name of feeds()) {
			const { feed: xml } = await atom(name);
			const { response, feed, text } = await json(name);
			expect(response.headers.get("content-type"), name).toBe("application/feed+json; charset=utf-8");
			expect(JSON.parse(text)).toMatchObject({
				version: "https://jsonfeed.org/version/1.1",
				title: xml.title?.value ?? xml.title,
			});
			expect((await fetch(feed.feed_url ?? "")).status, name).toBe(200);
			expect(feed.items?.map(({ id }) => id) ?? []).toEqual(xml.entries?.map(({ id }) => id) ?? []);
			// The control character is no fault in JSON, and cannot be in XML.
			expect(feed.items?.map(({ content_html }) => content_html?.replace("\u0001", "")) ?? []).toEqual(
				xml.entries?.map(({ content }) => content?.value) ?? [],
			);
		}
	});

	test("never contains drafts or removed scripts, and escapes all texts of people", async () => {
		for (const name of feeds()) {
			for (const { text } of [await atom(name), await json(name)]) {
				expect(text, name).not.toContain("Secret");
				expect(text, name).not.toContain(ids.draft);
				expect(text, name).not.toContain(ids.removed);
			}
			for (const { content_html = "" } of (await json(name)).feed.items ?? []) {
				expect(content_html).not.toMatch(/<(?!\/?(?:p|a|ul|li|br)\b)/);
				expect(content_html).not.toMatch(/<[^>]*\son\w+=/);
			}
		}
	});

	test("is cached: ETag and Last-Modified give 304 until something changes", async () => {
		const first = await hub.get("/feeds/author/tomasz-wilk.atom");
		const tag = first.headers.get("etag") ?? "";
		const date = first.headers.get("last-modified") ?? "";
		expect(first.headers.get("cache-control")).toBe("public, max-age=300");
		const again = (headers: Record<string, string>) => hub.get("/feeds/author/tomasz-wilk.atom", headers);
		expect((await again({ "if-none-match": tag })).status).toBe(304);
		expect((await again({ "if-modified-since": date })).status).toBe(304);
		expect((await again({ "if-none-match": '"other"', "if-modified-since": date })).status).toBe(200);
		// A removal leaves no newer date, but must be noticed.
		await hub.sql`
			update public.bookmarklets set moderation_status = 'removed'
			where id = (select id from public.bookmarklets where owner_id =
				(select user_id from public.profiles where username = 'tomasz-wilk') order by created_at limit 1)`;
		expect((await again({ "if-none-match": tag })).status).toBe(200);
		expect((await again({ "if-modified-since": date })).status).toBe(200);
	});
});

test("a script's feed has an entry per version with its note, its rating and its new capabilities", async () => {
	const [row] = await hub.sql<{ id: string }[]>`select id from public.bookmarklets where slug = 'table-to-csv'`;
	const versions = await hub.sql<{ id: string; capabilities: object }[]>`
		select id, capabilities from public.versions where bookmarklet_id = ${row?.id ?? ""} order by published_at desc`;
	const none = { offline: true, runs_on: [], grants: [], hosts: [], storage: [], cookies: [], listeners: [] };
	const profile = { ...none, code_loading: [], hooks: [], unresolved: [] };
	const leaks = {
		...profile,
		offline: false,
		hosts: [{ host: "c.example", via: "fetch", declared: false, line: 1, column: 1 }],
	};
	const profiles = [leaks, ...versions.slice(1).map(() => profile)];
	for (const [index, { id }] of versions.entries()) {
		await hub.sql`alter table public.versions disable trigger keep_version_unchanged`;
		await hub.sql`update public.versions set capabilities = ${hub.sql.json(profiles[index] ?? profile)} where id = ${id}`;
		await hub.sql`alter table public.versions enable trigger keep_version_unchanged`;
		const risk = index === 0 ? "red" : "green";
		await hub.sql`
			insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version)
			values (${id}, ${risk}, ${index === 0 ? 12 : 100}, '{}', 'test')`;
	}
	const { feed } = await json(`script/${row?.id}`);
	expect(feed.items?.map(({ id }) => id)).toEqual(versions.map(({ id }) => `urn:uuid:${id}`));
	expect(feed.items?.[0]?.content_html).toContain("Merged cells keep their columns");
	expect(feed.items?.[0]?.content_html).toContain("High Risk, score 12 out of 100. The version before: Low Risk.");
	expect(feed.items?.[0]?.content_html).toContain("<li>contacts c.example by fetch</li>");
	expect(feed.items?.at(-1)?.content_html).toContain("<p>First version.</p><p>Low Risk, score 100 out of 100</p>");
});

test("texts are unchanged", async () => {
	const { feed } = await json(`script/${ids.visible}`);
	expect(feed.items?.[0]?.title).toBe(`${HOSTILE.title} 1.1.0`);
	const listed = await atom("category/design");
	const entry = listed.feed.entries?.find(({ id }) => id === `urn:uuid:${ids.visible}`);
	expect(entry?.title?.value ?? entry?.title).toBe(HOSTILE.title);
	expect(entry?.categories?.map(({ term }) => term)).toContain(HOSTILE.tag);
});

test("unknown scripts give 404, removed ones 410", async () => {
	const missing = [
		"category/nothing",
		"author/nobody-of-this-name",
		"tag/no-such-tag",
		// Only a draft has this tag.
		"tag/hostile-draft",
		`script/${ids.draft}`,
		"script/0b0e7a52-6c3f-4a52-9a0e-0e5c5a1f0099",
		"script/no-id",
		"nothing",
		"tag/%ff",
	];
	for (const name of missing)
		for (const format of ["atom", "json"]) {
			expect((await hub.get(`/feeds/${name}.${format}`)).status, name).toBe(404);
		}
	expect((await hub.get("/feeds/latest.rss")).status).toBe(404);
	expect((await hub.get(`/feeds/script/${ids.removed}.atom`)).status).toBe(410);
	expect((await fetch(`${hub.origin}/feeds/latest.atom`, { method: "POST" })).status).toBe(405);
});
