import { afterAll, beforeAll, expect, test } from "vitest";
import { newcomer, openFixture, type Person } from "../support/fixture.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
let author: Person & { id: string };
let forker: Person & { id: string };
beforeAll(async () => {
	author = await newcomer(fixture, "Anna Author");
	forker = await newcomer(fixture, "Fred Forker");
});
afterAll(() => fixture.close());

const words = { p_title: "Reading mode (Enhanced)", p_description: "The same, but better." };

test("a fork has the latest code, category and tags, 1.0.0, its lineage and the note", async () => {
	const original = await save(author, { p_tags: ["focus"], p_category: "education", p_code: "javascript:'v1'" });
	await save(author, {
		p_id: original.id,
		p_base_version_id: original.version_id,
		p_tags: ["focus"],
		p_category: "education",
		p_code: "javascript:'v2'",
	});
	const fork = await forker.hub.rpc("fork_script", {
		p_bookmarklet_id: original.id,
		...words,
		p_improvements: "Bigger text",
	});
	expect(fork.data).toMatchObject([{ semver: "1.0.0", slug: "reading-mode-enhanced" }]);
	const id = fork.data?.[0]?.id ?? "";
	// It starts as a draft.
	for (const person of [fixture.people.anon, author, fixture.people.moderator]) {
		expect((await person.hub.rpc("get_script", { p_id: id })).data).toEqual([]);
	}
	const { data } = await forker.hub.rpc("get_script", { p_id: id });
	expect(data).toMatchObject([
		{
			code: "javascript:'v2'",
			category: "education",
			tags: ["focus"],
			change_note: "Bigger text",
			is_published: false,
			risk_level: "unrated",
			forked_from: { id: original.id, title: "Reading mode", author: { user_id: author.id } },
		},
	]);
});

test("a draft can be forked by its owner only, and visitors fork nothing", async () => {
	const draft = await save(author, { p_publish: false });
	const fork = (person: Person) => person.hub.rpc("fork_script", { p_bookmarklet_id: draft.id, ...words });
	expect(await fork(forker)).toMatchObject({ status: 404 });
	expect(await fork(fixture.people.anon)).toMatchObject({ status: 401 });
	expect(await fork(author)).toMatchObject({ error: null });
});

test("the fork outlives its original, and hides one that is no longer public", async () => {
	const original = await save(author);
	const fork = await forker.hub.rpc("fork_script", { p_bookmarklet_id: original.id, ...words });
	const id = fork.data?.[0]?.id ?? "";
	await forker.hub.rpc("publish_script", { p_id: id, p_published: true });
	const card = async () => {
		const { data } = await fixture.people.anon.hub.rpc("list_scripts", { p_owner_id: forker.id, p_sort: "newest" });
		return data?.find((script) => script.id === id);
	};
	expect(await card()).toMatchObject({ forked_from: { id: original.id } });
	await author.hub.rpc("publish_script", { p_id: original.id, p_published: false });
	expect(await card()).toMatchObject({ forked_from: null });
	await author.hub.rpc("delete_script", { p_id: original.id });
	expect(await card()).toMatchObject({ id, forked_from: null });
	await author.hub.rpc("purge_scripts", { p_ids: [original.id] });
	const links =
		await fixture.sql`select original_bookmarklet_id from public.bookmarklet_forks where forked_bookmarklet_id = ${id}`;
	expect(links).toEqual([{ original_bookmarklet_id: null }]);
});
