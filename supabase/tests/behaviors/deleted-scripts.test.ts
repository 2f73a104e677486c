import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { makeReview } from "../support/samples.ts";
import { save, saving, valid } from "../support/save.ts";

const fixture = openFixture();
const { anon, other, moderator, admin } = fixture.people;
afterAll(() => fixture.close());
beforeEach(() => forgetRates(fixture));

type Somebody = Person & { readonly id: string };
let author: Somebody;
let fan: Somebody;
beforeAll(async () => {
	author = await newcomer(fixture, "Dana Deleter");
	fan = await newcomer(fixture, "Fay Fan");
	await fan.hub.from("follows").insert({ followed_id: author.id });
});

const delete_ = async (...p_ids: string[]) =>
	expect((await author.hub.rpc("delete_scripts", { p_ids })).error).toBeNull();
const undelete = (...p_ids: string[]) => author.hub.rpc("undelete_scripts", { p_ids });
const purge = async (...p_ids: string[]) => expect((await author.hub.rpc("purge_scripts", { p_ids })).error).toBeNull();
const age = (id: string, days: number) =>
	fixture.sql`update public.bookmarklets set deleted_at = deleted_at - make_interval(days => ${days}) where id = ${id}`;
const exists = async (id: string) => (await fixture.sql`select from public.bookmarklets where id = ${id}`).length === 1;
const isPublic = async (id: string) => ((await anon.hub.rpc("get_script", { p_id: id })).data ?? []).length === 1;
const usernameOf = async (person: Somebody) =>
	(await anon.hub.from("profiles").select("username").eq("user_id", person.id).single()).data?.username ?? "";

/** A public script with a unique word in it, starred, reviewed, collected, installed and forked. */
async function popular() {
	const word = `w${randomUUID().replaceAll("-", "").slice(0, 12)}`;
	const code = `javascript:void '${word}'`;
	const script = await save(author, { p_title: `About ${word}`, p_tags: [word], p_code: code });
	await fan.hub.from("bookmarklet_stars").insert({ bookmarklet_id: script.id });
	await makeReview(fixture, script.id, fan.id);
	await fan.hub.rpc("record_install", { p_bookmarklet_id: script.id, p_source: "copy" });
	const { data: collection } = await fan.hub
		.from("collections")
		.insert({ title: word, is_public: true })
		.select("id")
		.single();
	await fan.hub.from("collection_items").insert({ collection_id: collection?.id ?? "", bookmarklet_id: script.id });
	const forked = await fan.hub.rpc("fork_script", {
		p_bookmarklet_id: script.id,
		p_title: "A copy of it",
		p_description: "The same with another name.",
	});
	const forkId = forked.data?.[0]?.id ?? "";
	await fan.hub.rpc("publish_script", { p_id: forkId, p_published: true });
	return { script, word, code, collectionId: collection?.id ?? "", forkId };
}
type Popular = Awaited<ReturnType<typeof popular>>;

/** Everything that shows a script, as numbers of rows. */
async function shownTo(person: Person, { script, word, collectionId, forkId }: Popular) {
	const { hub } = person;
	const rows = async (request: PromiseLike<{ data: unknown; error: unknown }>) => {
		const { data } = await request;
		return Array.isArray(data) ? data.length : data === null ? 0 : 1;
	};
	const username = await usernameOf(author);
	const { id, slug } = script;
	const lists = (await hub.rpc("list_favorites", { p_user_id: fan.id })).data ?? [];
	return {
		byId: await rows(hub.rpc("get_script", { p_id: id })),
		byAddress: await rows(hub.rpc("get_script", { p_username: username, p_slug: slug })),
		row: await rows(hub.from("bookmarklets").select("id").eq("id", id)),
		versions: await rows(hub.from("versions").select("id").eq("bookmarklet_id", id)),
		tags: await rows(hub.from("bookmarklet_tags").select("tag_id").eq("bookmarklet_id", id)),
		reviews: await rows(
			hub
				.from("bookmarklet_reviews")
				.select("id")
				.eq("bookmarklet_id", id)
				.neq("user_id", person.id ?? randomUUID()),
		),
		listed: (await hub.rpc("list_scripts", { p_owner_id: author.id, p_limit: 100 })).data?.filter(
			(card) => card.id === id,
		).length,
		found: (await hub.rpc("search_scripts", { p_term: word })).data?.filter((card) => card.id === id).length,
		tagged: await rows(hub.rpc("list_scripts", { p_tag: word, p_owner_id: author.id })),
		starred: lists.filter((card) => card.id === id).length,
		collected: (
			await hub
				.from("collection_items")
				.select("bookmarklets(id)")
				.eq("collection_id", collectionId)
				.not("bookmarklets", "is", null)
		).data?.length,
		origin: (await hub.rpc("list_scripts", { p_owner_id: fan.id, p_limit: 100 })).data?.filter(
			(card) => card.id === forkId && card.forked_from !== null,
		).length,
		inSiteMap: (await hub.rpc("list_script_addresses", { p_after: idBefore(id), p_limit: 1 })).data?.filter(
			(row) => row.id === id,
		).length,
	};
}

/** The UUID directly before another one. A list that starts after it begins with the script itself, even if other tests have created many. */
function idBefore(id: string): string {
	const digits = (BigInt(`0x${id.replaceAll("-", "")}`) - 1n).toString(16).padStart(32, "0");
	return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const everywhere = (count: number) => ({
	byId: count,
	byAddress: count,
	row: count,
	versions: count,
	tags: count,
	reviews: count,
	listed: count,
	found: count,
	tagged: count,
	starred: count,
	collected: count,
	origin: count,
	inSiteMap: count,
});

describe("a deleted script", () => {
	test("is shown nowhere, to its owner neither, and everywhere again after the Undo, with its figures", async () => {
		const shown = await popular();
		const { id } = shown.script;
		for (const person of [anon, other, moderator, author]) {
			expect(await shownTo(person, shown)).toEqual(everywhere(1));
		}
		const feed = async () => (await fan.hub.rpc("followed_feed")).data?.some((card) => card.id === id);
		const tagCount = async () => (await anon.hub.rpc("tag_counts")).data?.find(({ tag }) => tag === shown.word)?.count;
		expect([await feed(), await tagCount()]).toEqual([true, 2]);

		await delete_(id);
		for (const person of [anon, other, moderator, author]) {
			expect(await shownTo(person, shown)).toEqual(everywhere(0));
		}
		expect([await feed(), await tagCount()]).toEqual([false, 1]);
		expect((await fan.hub.rpc("profile_counts", { p_user_id: author.id })).data?.[0]?.bookmarklets).toBe(0);

		expect((await undelete(id)).data).toEqual([{ id, is_published: true, moderation_status: "none" }]);
		expect(await shownTo(anon, shown)).toEqual(everywhere(1));
		expect([await feed(), await tagCount()]).toEqual([true, 2]);
		expect((await anon.hub.rpc("get_script", { p_id: id })).data).toMatchObject([
			{ install_count: 1, star_count: 1, review_count: 1, average_rating: 4 },
		]);
		await delete_(id);
		await purge(id);
		expect(await exists(id)).toBe(false);
	});

	test("has no file by its hash: only a copy that is public has", async () => {
		const code = `javascript:void '${randomUUID()}'`;
		const p_sha256 = createHash("sha256").update(code).digest("hex");
		const { id } = await save(author, { p_code: code });
		const read = async (person: Person) => (await person.hub.rpc("get_version_code", { p_sha256 })).data;
		expect(await read(anon)).toBe(code);
		await delete_(id);
		expect([await read(anon), await read(author)]).toEqual([null, null]);
	});

	test("can be neither read, changed, forked, installed, starred, reviewed, reported nor deleted again", async () => {
		const { id, version_id } = await save(author);
		await delete_(id);
		const words = { p_title: "A copy of it", p_description: "The same with another name." };
		const about = { p_bookmarklet_id: id };
		for (const person of [author, other]) {
			const refusals = await Promise.all([
				saving(person, { ...valid, p_id: id, p_base_version_id: version_id }),
				person.hub.rpc("restore_version", { p_version_id: version_id, p_base_version_id: version_id }),
				person.hub.rpc("publish_scripts", { p_ids: [id], p_published: true }),
				person.hub.rpc("delete_scripts", { p_ids: [id] }),
				person.hub.rpc("fork_script", { ...about, ...words }),
				person.hub.rpc("record_install", { ...about, p_source: "copy" }),
				person.hub.rpc("report_script", { ...about, p_reason: "spam" }),
				person.hub.rpc("own_script_history", about),
			]);
			expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 404));
			const inserts = await Promise.all([
				person.hub.from("bookmarklet_stars").insert({ bookmarklet_id: id }),
				person.hub.from("bookmarklet_reviews").insert({ bookmarklet_id: id, rating: 5, comment: "Still very good." }),
			]);
			expect(inserts.map(({ status }) => status)).toEqual([403, 403]);
		}
		const written = await author.tables.from("bookmarklets").update({ deleted_at: null }).eq("id", id);
		expect(written).toMatchObject({ status: 403 });
		expect(await author.tables.from("bookmarklets").select("deleted_at").eq("id", id)).toMatchObject({ status: 403 });
		expect(await isPublic(id)).toBe(false);
	});

	test("is in its owner's list until it cannot be restored anymore, and in nobody else's", async () => {
		const person = await newcomer(fixture, "Lina List");
		const [first, second] = [await save(person), await save(person, { p_publish: false })];
		const listed = async (whose: Person) =>
			((await whose.hub.rpc("list_own_scripts")).data as { id: string; restorable_until: string | null }[] | null)?.map(
				(row) => [row.id, row.restorable_until === null],
			);
		await person.hub.rpc("delete_scripts", { p_ids: [first.id] });
		expect(await listed(person)).toEqual([
			[second.id, true],
			[first.id, false],
		]);
		expect(await listed(await newcomer(fixture))).toEqual([]);
		await age(first.id, 31);
		expect(await listed(person)).toEqual([[second.id, true]]);
	});
});

describe("the time for an Undo", () => {
	test("is 30 days; the row is purged by a later deletion of anybody", async () => {
		const [kept, gone] = [await save(author), await save(author)];
		await delete_(kept.id, gone.id);
		await age(kept.id, 29);
		await age(gone.id, 30);
		expect(await undelete(gone.id)).toMatchObject({ status: 404, error: { code: "PT404" } });
		expect((await undelete(kept.id)).error).toBeNull();
		const somebody = await newcomer(fixture);
		const own = await save(somebody);
		expect(await exists(gone.id)).toBe(true);
		await somebody.hub.rpc("delete_scripts", { p_ids: [own.id] });
		expect([await exists(gone.id), await exists(kept.id), await exists(own.id)]).toEqual([false, true, true]);
	});

	test("only its owner restores or purges, and only what is deleted", async () => {
		const { id } = await save(author);
		for (const name of ["undelete_scripts", "purge_scripts"] as const) {
			expect(await author.hub.rpc(name, { p_ids: [id] })).toMatchObject({ status: 404 });
		}
		await delete_(id);
		for (const person of [other, moderator, admin, anon]) {
			for (const name of ["undelete_scripts", "purge_scripts"] as const) {
				expect((await person.hub.rpc(name, { p_ids: [id] })).error).not.toBeNull();
			}
		}
		expect(await exists(id)).toBe(true);
		await purge(id);
		expect(await exists(id)).toBe(false);
		expect(await undelete(id)).toMatchObject({ status: 404 });
	});

	test("ends with the account", async () => {
		const leaver = await newcomer(fixture, "Lea Leaver");
		const [stays, goes] = [await save(leaver), await save(leaver)];
		await leaver.hub.rpc("delete_scripts", { p_ids: [goes.id] });
		await fixture.sql`delete from auth.users where id = ${leaver.id}`;
		expect([await exists(stays.id), await exists(goes.id)]).toEqual([true, false]);
	});
});

describe("the address of a deleted script", () => {
	const slugOf = async (p_title: string) => (await save(author, { p_title })).slug;
	const unique = () => `address-${randomUUID().slice(0, 8)}`;

	test("is not given to another script: not while it is deleted, and for 90 days after the purge", async () => {
		const title = unique();
		const script = await save(author, { p_title: title });
		await delete_(script.id);
		expect(await slugOf(title)).toBe(`${title}-1`);
		await purge(script.id);
		expect(await slugOf(title)).toBe(`${title}-2`);
		const username = await usernameOf(author);
		expect((await anon.hub.rpc("resolve_address", { p_username: username, p_slug: title })).data).toEqual([]);
		await fixture.sql`update private.former_slugs set given_up_at = given_up_at - interval '91 days' where slug = ${title}`;
		expect(await slugOf(title)).toBe(title);
	});

	test("is free after the purge of a draft that was never public", async () => {
		const title = unique();
		const draft = await save(author, { p_title: title, p_publish: false });
		await delete_(draft.id);
		await purge(draft.id);
		expect(await slugOf(title)).toBe(title);
	});

	test("does not lead to it by a former address either", async () => {
		const [old, current] = [unique(), unique()];
		const script = await save(author, { p_title: old });
		await fixture.sql`update public.bookmarklets set slug = ${current} where id = ${script.id}`;
		const username = await usernameOf(author);
		const resolved = async (person: Person) =>
			(await person.hub.rpc("resolve_address", { p_username: username, p_slug: old })).data?.length;
		expect([await resolved(anon), await resolved(author)]).toEqual([1, 1]);
		await delete_(script.id);
		expect([await resolved(anon), await resolved(author)]).toEqual([0, 0]);
	});
});
