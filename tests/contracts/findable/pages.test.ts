import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FindableHub, startFindableHub } from "./findable-hub.ts";
import { readPage } from "./read-page.ts";

interface Known {
	readonly id: string;
	readonly slug: string;
	readonly username: string;
	readonly owner_id: string;
	readonly category: string;
	readonly review_count: number;
	readonly average_rating: number | null;
}

let hub: FindableHub;
let reviewed: Known;
let unjudged: Known;
const known = async (condition: string): Promise<Known> => {
	const [row] = await hub.sql<Known[]>`
		select id, slug, username::text, owner_id, category, review_count, average_rating
		from public.bookmarklets join public.profiles on user_id = owner_id
		where is_visible and ${hub.sql.unsafe(condition)} order by id limit 1`;
	if (!row) throw new Error(`No seeded script has ${condition}`);
	return row;
};
beforeAll(async () => {
	hub = await startFindableHub();
	reviewed = await known("review_count > 0");
	// Every seeded script has been rated.
	await hub.sql`delete from public.bookmarklet_reviews where bookmarklet_id = (
		select id from public.bookmarklets where is_visible order by id desc limit 1)`;
	unjudged = await known("review_count = 0");
}, 120_000);
afterAll(() => hub.stop());

test("the alternate formats that a page links exist", async () => {
	for (const [address, forms] of [
		["/", 2],
		[`/category/${reviewed.category}`, 2],
		[`/${reviewed.username}`, 2],
		[`/${reviewed.username}/${reviewed.slug}`, 4],
	] as const) {
		const html = await (await fetch(hub.origin + address)).text();
		const named = [...html.matchAll(/<link rel="alternate" type="([^"]+)" [^>]*href="([^"]+)"/g)];
		expect(named, address).toHaveLength(forms);
		for (const [, type, href] of named) {
			const answer = await fetch(hub.origin + (href ?? "").replaceAll("&amp;", "&"));
			expect([answer.status, answer.headers.get("content-type")], href).toEqual([
				200,
				expect.stringContaining((type ?? "").replace("+oembed", "")),
			]);
		}
	}
});

describe("every public page", () => {
	test("has a title, a text, one address, an existing picture, and valid structured data", async () => {
		const addresses = [
			"/",
			"/explore",
			"/latest",
			"/categories",
			"/security",
			`/category/${reviewed.category}`,
			`/${reviewed.username}/${reviewed.slug}`,
			`/bookmarklet/${unjudged.id}`,
			`/${reviewed.username}`,
			`/profile/${reviewed.owner_id}`,
		];
		for (const address of addresses) {
			const page = await readPage(hub, address);
			expect(page.status, address).toBe(200);
			expect(page.title, address).toMatch(/ · Scriptorium$/);
			expect(page.meta("description")?.length, address).toBeGreaterThan(20);
			expect(page.meta("og:url"), address).toBe(page.canonical);
			expect(page.meta("robots"), address).toBeUndefined();
			// The canonical address is its own.
			const canonical = await readPage(hub, page.canonical?.slice(hub.origin.length) ?? "");
			expect(canonical.canonical, address).toBe(page.canonical);
			const picture = await fetch(page.meta("og:image") ?? "");
			expect(picture.status, address).toBe(200);
			expect(picture.headers.get("content-type")).toBe("image/png");
			expect([page.meta("og:image:width"), page.meta("og:image:height")]).toEqual(["1200", "630"]);
			expect(page.data.length, address).toBeGreaterThan(0);
			expect(page.policy).not.toContain("unsafe-");
		}
	});

	test("of a script is the same at both addresses and states its reviews, or that there are none", async () => {
		const byName = await readPage(hub, `/${reviewed.username}/${reviewed.slug}`);
		const byId = await readPage(hub, `/bookmarklet/${reviewed.id}`);
		expect(byId.canonical).toBe(`${hub.origin}/${reviewed.username}/${reviewed.slug}`);
		expect(byId.data).toEqual(byName.data);
		expect(byName.data[0]).toMatchObject({
			aggregateRating: { reviewCount: reviewed.review_count, ratingValue: reviewed.average_rating },
		});
		const [other] = (await readPage(hub, `/bookmarklet/${unjudged.id}`)).data;
		expect(other?.["@type"]).toBe("SoftwareApplication");
		expect(other).not.toHaveProperty("aggregateRating");
	});

	test("a category's feed lists exactly what the database lists", async () => {
		const page = await readPage(hub, `/category/${reviewed.category}`);
		const rows = await hub.sql<{ title: string }[]>`
			select title from public.list_scripts(p_category => ${reviewed.category}, p_limit => 24)`;
		const collection = page.data.find((thing) => thing["@type"] === "CollectionPage");
		expect(collection?.mainEntity.itemListElement.map(({ name }) => name)).toEqual(rows.map(({ title }) => title));
	});
});

describe("a collection", () => {
	const collect = async (isPublic: boolean): Promise<string> => {
		const [made] = await hub.sql<{ id: string }[]>`
			insert into public.collections (owner_id, title, is_public)
			values (${reviewed.owner_id}, 'Kept together', ${isPublic}) returning id`;
		const id = made?.id ?? "";
		await hub.sql`insert into public.collection_items (collection_id, bookmarklet_id, position) values
			(${id}, ${unjudged.id}, 1), (${id}, ${reviewed.id}, 0)`;
		return id;
	};

	test("that is public lists its scripts in order", async () => {
		const id = await collect(true);
		const page = await readPage(hub, `/collections/${id}`);
		expect(page.canonical).toBe(`${hub.origin}/collections/${id}`);
		expect(page.title).toMatch(/^Kept together by .+ · Scriptorium$/);
		const [collection] = page.data;
		expect(collection).toMatchObject({
			"@type": "CollectionPage",
			mainEntity: {
				itemListElement: [
					{ position: 1, url: `${hub.origin}/${reviewed.username}/${reviewed.slug}` },
					{ position: 2, url: `${hub.origin}/${unjudged.username}/${unjudged.slug}` },
				],
			},
		});
	});

	test("that is private is not disclosed", async () => {
		const html = await (await hub.get(`/collections/${await collect(false)}`)).text();
		expect(html).toContain('<meta name="robots" content="noindex" />');
		expect(html).not.toContain("Kept together");
	});
});

describe("what is not for search engines", () => {
	test("is unknown (404), removed (410), or says noindex", async () => {
		const [draft] = await hub.sql<{ id: string }[]>`
			insert into public.bookmarklets (title, short_description, slug, owner_id)
			values ('A secret draft', 'Nobody may find this.', 'secret-draft', ${reviewed.owner_id}) returning id`;
		const [removed] = await hub.sql<{ id: string }[]>`
			insert into public.bookmarklets (title, short_description, slug, owner_id, moderation_status)
			values ('A removed one', 'A moderator took it away.', 'removed-one', ${reviewed.owner_id}, 'removed') returning id`;
		const expected: readonly (readonly [string, number])[] = [
			[`/bookmarklet/${draft?.id}`, 404],
			[`/${reviewed.username}/secret-draft`, 404],
			[`/bookmarklet/${removed?.id}`, 410],
			[`/${reviewed.username}/removed-one`, 410],
			["/nobody/at-all", 404],
			["/not-found", 404],
			["/explore?search=table", 200],
			["/explore?risk=low", 200],
			["/latest?page=2", 200],
			["/create", 200],
			["/auth", 200],
			["/manage-bookmarklets", 200],
		];
		for (const [address, status] of expected) {
			const page = await readPage(hub, address);
			expect(page.status, address).toBe(status);
			expect(page.meta("robots"), address).toBe("noindex");
			expect(page.canonical, address).toBeUndefined();
			expect(page.html, address).not.toMatch(/A secret draft|A removed one/);
		}
		for (const id of [draft?.id, removed?.id]) expect((await hub.get(`/og/script/${id}.png`)).status).toBe(404);
	});
});

test("an attacker's texts are escaped, on the page and in its data", async () => {
	const title = `</script><b>"x'&\u202e$&`;
	const description = `</title><script>alert(1)</script> <!-- " onload='x' -->`;
	await hub.sql`alter table public.bookmarklets drop constraint bookmarklets_title`;
	const [row] = await hub.sql<{ id: string }[]>`
		insert into public.bookmarklets (title, short_description, slug, owner_id, is_published)
		values (${title}, ${description}, 'attack', ${reviewed.owner_id}, true) returning id`;
	await hub.sql`
		insert into public.versions (bookmarklet_id, semver, code_blob_url) values (${row?.id ?? ""}, '1.0.0', 'javascript:void 0')`;
	await hub.sql`update public.bookmarklets set latest_version_id = (
		select id from public.versions where bookmarklet_id = ${row?.id ?? ""}) where id = ${row?.id ?? ""}`;
	const page = await readPage(hub, `/bookmarklet/${row?.id}`);
	const scripts = [...page.html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
	expect(scripts).toEqual((await readPage(hub, `/bookmarklet/${unjudged.id}`)).html.match(/<script\b[^>]*>/g));
	expect(page.html).not.toMatch(/<b>|alert\(1\)<\/script>|\u202e/);
	expect(page.data[0]).toMatchObject({ name: `</script><b>"x'&$&`, description });
	expect((await hub.get(`/og/script/${row?.id}.png`)).status).toBe(200);
});
