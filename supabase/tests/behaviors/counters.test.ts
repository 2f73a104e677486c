import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetRates, idOf, newcomer, openFixture } from "../support/fixture.ts";
import { makeScript } from "../support/samples.ts";

const fixture = openFixture();
beforeAll(() => forgetRates(fixture));
afterAll(() => fixture.close());
const { anon, other, owner, moderator, admin } = fixture.people;

const numbers = async (id: string) =>
	(
		await fixture.sql`
		select star_count, install_count, rank_installs, review_count, average_rating, rank_rating
		from public.bookmarklets where id = ${id}`
	)[0];

describe("stars", () => {
	test("concurrent stars are all counted, a second star is a duplicate, and removing one decrements the count", async () => {
		const { id } = await makeScript(fixture);
		const star = (person: typeof other) => person.hub.from("bookmarklet_stars").insert({ bookmarklet_id: id });
		const answers = await Promise.all([other, owner, moderator, admin].map(star));
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
		expect(await star(other)).toMatchObject({ status: 409, error: { code: "23505" } });
		expect(await numbers(id)).toMatchObject({ star_count: 4 });
		await other.hub
			.from("bookmarklet_stars")
			.delete()
			.eq("bookmarklet_id", id)
			.eq("user_id", other.id ?? "");
		expect(await numbers(id)).toMatchObject({ star_count: 3 });
	});

	test("nobody can remove somebody else's star", async () => {
		const { id } = await makeScript(fixture);
		await owner.hub.from("bookmarklet_stars").insert({ bookmarklet_id: id });
		await other.hub.from("bookmarklet_stars").delete().eq("bookmarklet_id", id);
		expect(await numbers(id)).toMatchObject({ star_count: 1 });
	});

	test("a draft of somebody else cannot be starred", async () => {
		const { id } = await makeScript(fixture, "draft");
		expect(await other.hub.from("bookmarklet_stars").insert({ bookmarklet_id: id })).toMatchObject({ status: 403 });
		expect(await owner.hub.from("bookmarklet_stars").insert({ bookmarklet_id: id })).toMatchObject({ status: 201 });
	});
});

describe("installs", () => {
	test("once per person and day; another day counts again; the owner's own do not rank", async () => {
		const { id } = await makeScript(fixture);
		const install = (person: typeof other) =>
			person.hub.rpc("record_install", { p_bookmarklet_id: id, p_source: "copy" });
		const first = await Promise.all([install(other), install(other), install(other)]);
		expect(first.filter(({ data }) => data === true)).toHaveLength(1);
		expect(await install(owner)).toMatchObject({ data: true });
		expect(await numbers(id)).toMatchObject({ install_count: 2, rank_installs: 1 });
		await fixture.sql`update public.bookmarklet_installs set day = day - 1 where bookmarklet_id = ${id}`;
		expect(await install(other)).toMatchObject({ data: true });
		expect(await numbers(id)).toMatchObject({ install_count: 3, rank_installs: 2 });
	});

	test("300 calls of one visitor with 300 user agents count once, and store no address", async () => {
		const { id } = await makeScript(fixture);
		const answers: unknown[] = [];
		for (let call = 0; call < 300; call++) {
			// The limit of the visitor's network is tested elsewhere; here it is reset for each call.
			if (call % 100 === 0) await forgetRates(fixture);
			const { data, error } = await anon.hub
				.rpc("record_install", { p_bookmarklet_id: id, p_source: "drag" })
				.setHeader("user-agent", `Mozilla/5.0 Browser/${call}`)
				.setHeader("accept-language", `x-${call}`);
			expect(error).toBeNull();
			answers.push(data);
		}
		expect(answers.filter((counted) => counted)).toHaveLength(1);
		expect(await numbers(id)).toMatchObject({ install_count: 1 });
		const rows = await fixture.sql<{ visitor_hash: string }[]>`
			select visitor_hash from public.bookmarklet_installs where bookmarklet_id = ${id}`;
		expect(rows.map(({ visitor_hash }) => /^[0-9a-f]{64}$/.test(visitor_hash))).toEqual([true]);
	});

	test("drafts, foreign versions and unknown sources are refused", async () => {
		const draft = await makeScript(fixture, "draft");
		const script = await makeScript(fixture);
		const install = (args: { p_bookmarklet_id: string; p_source: string; p_version_id?: string }) =>
			anon.hub.rpc("record_install", args);
		expect(await install({ p_bookmarklet_id: draft.id, p_source: "copy" })).toMatchObject({ status: 404 });
		const foreign = { p_bookmarklet_id: script.id, p_source: "copy", p_version_id: draft.versionId };
		expect(await install(foreign)).toMatchObject({ status: 400, error: { code: "22023" } });
		expect(await install({ p_bookmarklet_id: script.id, p_source: "telepathy" })).toMatchObject({
			error: { code: "23514" },
		});
		expect(await numbers(script.id)).toMatchObject({ install_count: 0 });
	});
});

describe("reviews", () => {
	const review = (rating: number, bookmarklet_id: string) => ({
		rating,
		bookmarklet_id,
		comment: "It does what it says.",
	});

	test("average and summary are unweighted, the ranking discounts few ratings", async () => {
		const { id } = await makeScript(fixture);
		await other.hub.from("bookmarklet_reviews").insert(review(5, id));
		const few = await numbers(id);
		for (const person of [moderator, admin]) await person.hub.from("bookmarklet_reviews").insert(review(5, id));
		const more = await numbers(id);
		expect(Number(more?.rank_rating)).toBeGreaterThan(Number(few?.rank_rating));
		expect(Number(few?.rank_rating)).toBeLessThan(3);
		await other.hub
			.from("bookmarklet_reviews")
			.update({ rating: 1 })
			.eq("bookmarklet_id", id)
			.eq("user_id", other.id ?? "");
		const { data } = await anon.hub.rpc("get_review_summary", { p_bookmarklet_id: id });
		expect(data).toEqual([
			{ total_reviews: 3, average_rating: 3.67, rating_distribution: { "1": 1, "2": 0, "3": 0, "4": 0, "5": 2 } },
		]);
		expect(await numbers(id)).toMatchObject({ average_rating: 3.67, review_count: 3 });
	});

	test("nobody reviews their own script, whether public or a draft", async () => {
		for (const state of ["published", "draft"] as const) {
			const { id } = await makeScript(fixture, state);
			expect(await owner.hub.from("bookmarklet_reviews").insert(review(5, id))).toMatchObject({
				status: 403,
				error: { code: "42501", message: "You cannot review your own script." },
			});
			expect(await numbers(id)).toMatchObject({ review_count: 0, average_rating: null, rank_rating: 0 });
		}
	});

	test("an old review of one's own script is shown, is not counted, and can only be deleted", async () => {
		const { id } = await makeScript(fixture);
		const author = idOf(fixture, "owner");
		// A review from before such reviews were refused, as the migration marks it.
		await fixture.sql.begin(async (sql) => {
			await sql`set local session_replication_role = replica`;
			await sql`
				insert into public.bookmarklet_reviews (bookmarklet_id, user_id, rating, comment, by_owner)
				values (${id}, ${author}, 5, 'I wrote it, and I like it.', true)`;
		});
		await other.hub.from("bookmarklet_reviews").insert(review(2, id));
		const summary = async () => (await anon.hub.rpc("get_review_summary", { p_bookmarklet_id: id })).data;
		const counted = [
			{ total_reviews: 1, average_rating: 2, rating_distribution: { "1": 0, "2": 1, "3": 0, "4": 0, "5": 0 } },
		];
		expect(await numbers(id)).toMatchObject({ review_count: 1, average_rating: 2 });
		expect(await summary()).toEqual(counted);
		const own = () =>
			anon.hub.from("bookmarklet_reviews").select("rating,by_owner").eq("bookmarklet_id", id).order("rating");
		expect((await own()).data).toEqual([
			{ rating: 2, by_owner: false },
			{ rating: 5, by_owner: true },
		]);
		const change = { rating: 4, comment: "I like it a little less." };
		expect(
			await owner.hub.from("bookmarklet_reviews").update(change).eq("bookmarklet_id", id).eq("user_id", author),
		).toMatchObject({ status: 403, error: { code: "42501" } });
		expect(
			await owner.tables.from("bookmarklet_reviews").update({ by_owner: false }).eq("bookmarklet_id", id),
		).toMatchObject({ status: 403 });
		await owner.hub.from("bookmarklet_reviews").delete().eq("bookmarklet_id", id).eq("user_id", author);
		expect((await own()).data).toEqual([{ rating: 2, by_owner: false }]);
		expect(await numbers(id)).toMatchObject({ review_count: 1, average_rating: 2 });
	});

	test("a review of one's own script is still not counted after the account is deleted", async () => {
		const leaver = await newcomer(fixture);
		const { id } = await makeScript(fixture, "published", leaver.id);
		await fixture.sql.begin(async (sql) => {
			await sql`set local session_replication_role = replica`;
			await sql`
				insert into public.bookmarklet_reviews (bookmarklet_id, user_id, rating, comment, by_owner)
				values (${id}, ${leaver.id}, 5, 'I wrote it, and I like it.', true)`;
		});
		await fixture.sql`delete from auth.users where id = ${leaver.id}`;
		expect(await numbers(id)).toMatchObject({ review_count: 0, average_rating: null, rank_rating: 0 });
	});

	test("one per person, with the limits of the form", async () => {
		const { id } = await makeScript(fixture);
		const person = await newcomer(fixture);
		const insert = (row: ReturnType<typeof review> & { title?: string; works_on_version?: string }) =>
			person.hub.from("bookmarklet_reviews").insert(row);
		expect(await insert({ ...review(5, id), comment: "  too short  " })).toMatchObject({ error: { code: "23514" } });
		expect(await insert({ ...review(5, id), comment: "x".repeat(1001) })).toMatchObject({ error: { code: "23514" } });
		expect(await insert({ ...review(5, id), title: "x".repeat(101) })).toMatchObject({ error: { code: "23514" } });
		expect(await insert({ ...review(5, id), works_on_version: "x".repeat(21) })).toMatchObject({
			error: { code: "23514" },
		});
		expect(await insert(review(6, id))).toMatchObject({ error: { code: "23514" } });
		expect(await insert(review(0, id))).toMatchObject({ error: { code: "23514" } });
		expect(await insert(review(1, id))).toMatchObject({ status: 201 });
		expect(await insert(review(1, id))).toMatchObject({ status: 409, error: { code: "23505" } });
	});

	test("reviews of a draft are visible to nobody, not even in the summary", async () => {
		const { id } = await makeScript(fixture);
		await admin.hub.from("bookmarklet_reviews").insert(review(5, id));
		await fixture.sql`update public.bookmarklets set is_published = false where id = ${id}`;
		expect((await other.hub.rpc("get_review_summary", { p_bookmarklet_id: id })).data).toMatchObject([
			{ total_reviews: 0 },
		]);
		expect((await owner.hub.rpc("get_review_summary", { p_bookmarklet_id: id })).data).toMatchObject([
			{ total_reviews: 1 },
		]);
	});

	test("a deleted account leaves its reviews without a name, and its votes are no longer counted", async () => {
		const { id } = await makeScript(fixture);
		const leaver = await newcomer(fixture);
		await leaver.hub.from("bookmarklet_reviews").insert(review(3, id));
		const mine = await other.hub.from("bookmarklet_reviews").insert(review(4, id)).select("id").single();
		const reviewId = mine.data?.id ?? "";
		await leaver.hub.from("review_votes").insert({ review_id: reviewId, is_helpful: true });
		await fixture.sql`delete from auth.users where id = ${leaver.id}`;
		expect(await numbers(id)).toMatchObject({ review_count: 2, average_rating: 3.5 });
		const { data } = await anon.hub
			.from("bookmarklet_reviews")
			.select("user_id,rating,helpful_count")
			.eq("bookmarklet_id", id)
			.order("rating");
		expect(data).toEqual([
			{ user_id: null, rating: 3, helpful_count: 0 },
			{ user_id: other.id, rating: 4, helpful_count: 0 },
		]);
	});
});
