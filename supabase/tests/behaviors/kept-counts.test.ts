import { afterAll, beforeAll, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
let [one, two]: (Person & { id: string })[] = [];

beforeAll(async () => {
	await forgetRates(fixture);
	[one, two] = await Promise.all([newcomer(fixture, "Kay Kept"), newcomer(fixture, "Kim Kept")]);
});
afterAll(() => fixture.close());

/** Counts as returned by the public functions. */
async function kept() {
	const { hub } = fixture.people.anon;
	const categories = (await hub.rpc("category_counts")).data ?? [];
	const tags = (await hub.rpc("tag_counts", { p_limit: 100 })).data ?? [];
	return {
		categories: categories.filter(({ count }) => count !== 0).toSorted((a, b) => a.category.localeCompare(b.category)),
		tags: tags.filter(({ tag }) => tag.startsWith("kept-")).map(({ tag, count }) => ({ tag, count })),
	};
}

/** The same counts, computed script by script. */
async function counted() {
	const categories = await fixture.sql`
		select category, count(*)::integer from public.bookmarklets where is_visible group by category order by category`;
	const tags = await fixture.sql`
		select name as tag, count(*)::integer from public.bookmarklet_tags
		join public.tags on id = tag_id join public.bookmarklets as script on script.id = bookmarklet_id
		where is_visible and name like 'kept-%' group by name order by count(*) desc, name`;
	return { categories: [...categories], tags: [...tags] };
}

async function expectKept() {
	expect(await kept()).toEqual(await counted());
}

const person = (who: typeof one) => {
	if (!who) throw new Error("Nobody is there yet.");
	return who;
};

test("after every change to a script the stored counts equal recomputed ones", async () => {
	const author = person(one);
	const { id, version_id } = await save(author, { p_category: "design", p_tags: ["kept-a", "kept-b"] });
	await expectKept();
	expect((await kept()).tags).toEqual([
		{ tag: "kept-a", count: 1 },
		{ tag: "kept-b", count: 1 },
	]);
	const again = { p_id: id, p_base_version_id: version_id };
	await save(author, { ...again, p_category: "data", p_tags: ["kept-b", "kept-c"] });
	await expectKept();
	await save(author, { p_category: "data", p_tags: ["kept-d"], p_publish: false });
	await expectKept();
	const change = (sql: string) => fixture.sql.unsafe(`update public.bookmarklets set ${sql} where id = '${id}'`);
	for (const step of [
		"moderation_status = 'removed'",
		"category = 'media'",
		"moderation_status = 'approved'",
		"is_published = false",
		"is_published = true, category = 'web'",
		"title = 'Counted again'",
	]) {
		await change(step);
		await expectKept();
	}
	await fixture.sql`delete from public.tags where name = 'kept-c'`;
	await expectKept();
	await fixture.sql`delete from public.bookmarklets where id = ${id}`;
	await expectKept();
});

test("many inserts and deletes in one statement are counted, and recomputing changes nothing", async () => {
	const author = person(one);
	await fixture.sql`
		insert into public.bookmarklets (title, short_description, slug, category, kind, owner_id, is_published)
		select 'Kept ' || n, 'Counted together.', 'kept-' || n, (array['data', 'web', 'media'])[1 + n % 3], 'bookmarklet', ${author.id},
			n % 4 > 0
		from generate_series(1, 60) as n`;
	await fixture.sql`insert into public.tags (name) values ('kept-many'), ('kept-few') on conflict do nothing`;
	await fixture.sql`
		insert into public.bookmarklet_tags (bookmarklet_id, tag_id)
		select script.id, tag.id from public.bookmarklets as script join public.tags as tag
			on tag.name = 'kept-many' or (tag.name = 'kept-few' and script.slug like 'kept-1%')
		where script.slug like 'kept-%' and owner_id = ${author.id}`;
	await expectKept();
	const before = await kept();
	expect(before.tags[0]).toEqual({ tag: "kept-many", count: 45 });
	await fixture.sql`select private.recount_scripts()`;
	expect(await kept()).toEqual(before);
	await fixture.sql`delete from public.bookmarklets where slug like 'kept-%' and owner_id = ${author.id}`;
	await expectKept();
});

test("concurrent saves are all counted", async () => {
	const authors = [person(one), person(two)];
	const scripts = await Promise.all(
		authors.flatMap((author) =>
			["design", "data"].map(async (category) => ({
				author,
				category,
				...(await save(author, { p_category: category })),
			})),
		),
	);
	for (let round = 0; round < 5; round++) {
		await Promise.all(
			scripts.map(async (script, index) => {
				const turned = (round + index) % 2 === 0;
				const saved = await save(script.author, {
					p_id: script.id,
					p_base_version_id: script.version_id,
					p_category: turned ? "data" : "design",
					p_tags: turned ? ["kept-x", "kept-y"] : ["kept-y", "kept-z"],
					p_code: `javascript:document.title = "${round} ${index}"`,
				});
				script.version_id = saved.version_id;
			}),
		);
	}
	await expectKept();
});
