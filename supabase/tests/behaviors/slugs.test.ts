import { afterAll, beforeAll, expect, test } from "vitest";
import { newcomer, openFixture, type Person } from "../support/fixture.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
let author: Person & { id: string };
beforeAll(async () => {
	author = await newcomer(fixture, "Sarah Slug");
});
afterAll(() => fixture.close());

test.each([
	["Copy as Markdown", "copy-as-markdown"],
	["Dark   Mode -- for all", "dark-mode-for-all"],
	["C++ & C# (quick)", "c-c-quick"],
	["snake_case stays", "snake_case-stays"],
	["Größe ändern", "größe-ändern"],
	["ＦＵＬＬ width", "full-width"],
	["قراءة بلا إعلانات", "قراءة-بلا-إعلانات"],
	["文字を数える", "文字を数える"],
	["!!!", "script"],
	["-?-", "script"],
])("%s becomes %s", async (title, slug) => {
	expect((await save(author, { p_title: title })).slug).toMatch(new RegExp(`^${slug}(-\\d+)?$`, "u"));
});

test("a taken slug gets -1, -2 …; another owner may have the same", async () => {
	const slugs = [];
	for (let index = 0; index < 3; index++) slugs.push((await save(author, { p_title: "Taken twice" })).slug);
	expect(slugs).toEqual(["taken-twice", "taken-twice-1", "taken-twice-2"]);
	const other = await newcomer(fixture);
	expect((await save(other, { p_title: "Taken twice" })).slug).toBe("taken-twice");
});

test("similar titles that are saved concurrently get different slugs", async () => {
	const saved = await Promise.all(Array.from({ length: 6 }, () => save(author, { p_title: "All at once" })));
	const expected = ["all-at-once", ...[1, 2, 3, 4, 5].map((number) => `all-at-once-${number}`)];
	expect(saved.map(({ slug }) => slug).sort()).toEqual(expected);
});

test("a new title keeps the address", async () => {
	const first = await save(author, { p_title: "First name" });
	const again = await save(author, { p_id: first.id, p_base_version_id: first.version_id, p_title: "Second name" });
	expect(again.slug).toBe("first-name");
});

test("found by username, in any letter case, and slug", async () => {
	const { id, slug } = await save(author, { p_title: "Größe messen" });
	const [profile] = await fixture.sql<
		{ username: string }[]
	>`select username from public.profiles where user_id = ${author.id}`;
	const p_username = profile?.username.toUpperCase() ?? "";
	expect(await fixture.people.anon.hub.rpc("get_script", { p_username, p_slug: slug })).toMatchObject({
		data: [{ id }],
	});
	const { data } = await fixture.people.anon.hub.from("profiles").select("user_id").eq("username", p_username);
	expect(data).toEqual([{ user_id: author.id }]);
});
