import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
const { anon } = fixture.people;
let author: Person & { id: string };
let shown: string;
const hidden: string[] = [];

beforeAll(async () => {
	await forgetRates(fixture);
	author = await newcomer(fixture, "Silas Sitemap");
	shown = (await save(author, { p_title: "Addresses are listed" })).id;
	const draft = await save(author, { p_title: "Addresses of drafts", p_publish: false });
	const removed = await save(author, { p_title: "Addresses removed" });
	await fixture.sql`update public.bookmarklets set moderation_status = 'removed', is_published = false where id = ${removed.id}`;
	hidden.push(draft.id, removed.id);
});
afterAll(() => fixture.close());

/** All listed addresses, read in pages of the given size. */
async function allOf(list: "list_script_addresses" | "list_author_addresses", p_limit: number) {
	const ids: string[] = [];
	for (let p_after: string | undefined; ; p_after = ids.at(-1)) {
		const { data, error } = await anon.hub.rpc(list, { p_limit, ...(p_after ? { p_after } : {}) });
		if (error) throw new Error(error.message);
		if (data.length === 0) return ids;
		ids.push(...data.map(({ id }) => id));
	}
}

describe("addresses for search engines", () => {
	test("are those of visible scripts, each once and in order, in pages of any size", async () => {
		const [row] = await fixture.sql<
			{ count: number }[]
		>`select count(*)::integer from public.bookmarklets where is_visible`;
		for (const size of [1, 3, 1000]) {
			const ids = await allOf("list_script_addresses", size);
			expect(ids).toHaveLength(row?.count ?? -1);
			expect(ids).toEqual([...new Set(ids)].sort());
			expect(ids).toContain(shown);
			expect(ids.filter((id) => hidden.includes(id))).toEqual([]);
		}
	});

	test("are those of people who have published, and of nobody else", async () => {
		const silent = await newcomer(fixture, "Quinn Quiet");
		await save(silent, { p_title: "Only a draft", p_publish: false });
		const ids = await allOf("list_author_addresses", 2);
		expect(ids).toContain(author.id);
		expect(ids).not.toContain(silent.id);
		expect(ids).toEqual([...new Set(ids)].sort());
	});

	test("carry what the address is made of and the last change of the content", async () => {
		const ids = await allOf("list_script_addresses", 1000);
		const before = ids[ids.indexOf(shown) - 1];
		const { data } = await anon.hub.rpc("list_script_addresses", {
			p_limit: 1,
			...(before ? { p_after: before } : {}),
		});
		const found = data?.find(({ id }) => id === shown);
		const [row] = await fixture.sql`
			select slug, username::text, script.updated_at from public.bookmarklets as script
			join public.profiles on user_id = owner_id where id = ${shown}`;
		expect(found).toMatchObject({ slug: row?.slug, username: row?.username });
		expect(new Date(found?.updated_at ?? 0)).toEqual(row?.updated_at);
	});
});

describe("the pages of addresses", () => {
	test("each begin where the one before ended, and together hold every script", async () => {
		await fixture.sql.begin(async (transaction) => {
			await transaction`
				insert into public.bookmarklets (title, short_description, slug, owner_id, is_published)
				select 'Filled in', 'One of two thousand and five.', 'filled-in-' || number, ${author.id}, true
				from generate_series(1, 2005) as number`;
			const [row] = await transaction<{ count: number }[]>`
				select count(*)::integer from public.bookmarklets where is_visible`;
			const pages = await transaction<{ starts_after: string | null; updated_at: Date }[]>`
				select * from public.list_address_pages('scripts', 1000)`;
			expect(pages[0]?.starts_after).toBeNull();
			expect(pages).toHaveLength(Math.ceil((row?.count ?? 0) / 1000));
			let sum = 0;
			for (const { starts_after } of pages) {
				const list = await transaction`select id from public.list_script_addresses(${starts_after}, 1000)`;
				sum += list.length;
			}
			expect(sum).toBe(row?.count);
			await transaction`delete from public.bookmarklets where slug like 'filled-in-%'`;
		});
	});

	test("are of a known kind, and contain up to a thousand addresses or more", async () => {
		const { error } = await anon.hub.rpc("list_address_pages", { p_kind: "drafts" });
		expect(error?.code).toBe("22023");
		const { data } = await anon.hub.rpc("list_address_pages", { p_kind: "scripts", p_size: 1 });
		const [visible] = await fixture.sql<{ scripts: number }[]>`
			select count(*)::integer as scripts from public.bookmarklets where is_visible`;
		expect(data).toHaveLength(Math.ceil((visible?.scripts ?? 0) / 1000));
		expect((await anon.hub.rpc("list_address_pages", { p_kind: "authors" })).data).toHaveLength(1);
	});
});

test("an address whose script a moderator removed is distinguished from an unknown one", async () => {
	const [row] = await fixture.sql<{ username: string }[]>`
		select username::text from public.profiles where user_id = ${author.id}`;
	const p_username = row?.username ?? "";
	const ask = async (p_slug: string, username = p_username) =>
		(await anon.hub.rpc("script_address_was_removed", { p_username: username, p_slug })).data;
	expect(await ask("addresses-removed")).toBe(true);
	expect(await ask("Addresses-Removed", p_username.toUpperCase())).toBe(true);
	expect(await ask("addresses-are-listed")).toBe(false);
	expect(await ask("addresses-of-drafts")).toBe(false);
	expect(await ask("addresses-removed", "nobody-at-all")).toBe(false);
});
