import { categoryAliases, knownCategories } from "@scriptorium/hub-data/categories/known-categories";
import { afterAll, expect, test } from "vitest";
import { openFixture } from "../support/fixture.ts";

const fixture = openFixture();
const { sql } = fixture;
afterAll(() => fixture.close());

test("the clients know the categories of the database, in the same order, and their aliases", async () => {
	const categories = await sql<{ name: string }[]>`select name from private.categories order by place`;
	expect(categories.map(({ name }) => name)).toEqual(knownCategories);
	const aliases = await sql<
		{ alias: string; category: string }[]
	>`select alias, category from private.category_aliases`;
	expect(new Map(aliases.map(({ alias, category }) => [alias, category]))).toEqual(categoryAliases);
});

test("what a client sends as a category becomes one of them", async () => {
	const sent = [" Media ", "DEVELOPER", "utilities", "csv", "", null];
	const rows = await sql<{ category: string }[]>`
		select private.category_of(written) as category from unnest(${sent}::text[]) with ordinality as given (written, place) order by place`;
	expect(rows.map(({ category }) => category)).toEqual([
		"media",
		"development",
		"utility",
		"utility",
		"utility",
		"utility",
	]);
});

test("the numbers of scripts come in the order of the categories, and no script has an unknown one", async () => {
	const { data } = await fixture.people.anon.hub.rpc("category_counts");
	expect(data?.map(({ category }) => category)).toEqual(knownCategories);
	await expect(sql`
		insert into public.bookmarklets (title, short_description, slug, category)
		values ('A title', 'A description of it', 'a-title', 'csv')`).rejects.toMatchObject({
		code: "23503",
		constraint_name: "bookmarklets_category",
	});
});
