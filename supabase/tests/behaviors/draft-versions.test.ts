import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { type SavedScript, save } from "../support/save.ts";

const fixture = openFixture();
const { anon, other, moderator, admin } = fixture.people;
afterAll(() => fixture.close());
beforeEach(() => forgetRates(fixture));

let author: Person & { readonly id: string };
beforeAll(async () => {
	author = await newcomer(fixture, "Dora Draft");
});

const secret = () => `javascript:void 'password ${crypto.randomUUID()}'`;
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const update = ({ id, version_id }: SavedScript) => ({ p_id: id, p_base_version_id: version_id });
const semversSeenBy = async (person: Person, id: string) => {
	const { data, error } = await person.hub.from("versions").select("semver").eq("bookmarklet_id", id).order("semver");
	if (error) throw new Error(error.message);
	return data.map(({ semver }) => semver);
};
const codeByHash = async (person: Person, code: string) =>
	(await person.hub.rpc("get_version_code", { p_sha256: sha256(code) })).data;

describe("versions that were saved as a draft", () => {
	test("stay private after the script was published: by REST, by hash, and their reports", async () => {
		const [first, second] = [secret(), secret()];
		const draft = await save(author, { p_code: first, p_publish: false });
		const newer = await save(author, { ...update(draft), p_code: second });
		await fixture.sql`
			insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version)
			values (${draft.version_id}, 'green', 90, '{"summary":"Sends the password."}', '1')`;
		expect(await author.hub.rpc("publish_script", { p_id: draft.id, p_published: true })).toMatchObject({ data: true });

		for (const person of [anon, other, moderator]) {
			expect(await semversSeenBy(person, draft.id)).toEqual(["1.1.0"]);
			expect([await codeByHash(person, first), await codeByHash(person, second)]).toEqual([null, second]);
			const reports = await person.hub.from("security_reports").select("id").eq("version_id", draft.version_id);
			expect(reports.data).toEqual([]);
			const embedded = await person.hub
				.from("bookmarklets")
				.select("versions!versions_bookmarklet_id_fkey(semver)")
				.eq("id", draft.id);
			expect(embedded.data).toEqual([{ versions: [{ semver: "1.1.0" }] }]);
		}
		for (const person of [author, admin]) {
			expect(await semversSeenBy(person, draft.id)).toEqual(["1.0.0", "1.1.0"]);
			expect(await codeByHash(person, first)).toBe(first);
		}
		expect((await anon.hub.rpc("get_script", { p_id: draft.id })).data).toMatchObject([
			{ version_id: newer.version_id, code: second },
		]);
	});

	test("stay private too when a save publishes, and when one is published, withdrawn and published again", async () => {
		const draft = await save(author, { p_publish: false });
		const published = await save(author, { ...update(draft), p_publish: true });
		expect(await semversSeenBy(anon, draft.id)).toEqual(["1.1.0"]);
		await author.hub.rpc("publish_script", { p_id: draft.id, p_published: false });
		const hidden = await save(author, update(published));
		const last = await save(author, update(hidden));
		expect(await semversSeenBy(anon, draft.id)).toEqual([]);
		await author.hub.rpc("publish_script", { p_id: draft.id, p_published: true });
		expect(await semversSeenBy(anon, draft.id)).toEqual(["1.1.0", "1.3.0"]);
		await save(author, update(last));
		expect(await semversSeenBy(anon, draft.id)).toEqual(["1.1.0", "1.3.0", "1.4.0"]);
	});

	test("are published on the day they became public, not on the day they were saved", async () => {
		const draft = await save(author, { p_publish: false });
		const at = async () =>
			(await author.hub.from("versions").select("published_at").eq("id", draft.version_id).single()).data
				?.published_at ?? "";
		const saved = await at();
		await author.hub.rpc("publish_script", { p_id: draft.id, p_published: true });
		expect(Date.parse(await at())).toBeGreaterThan(Date.parse(saved));
	});

	test("can be made public again by their owner only as a new version", async () => {
		const code = secret();
		const draft = await save(author, { p_code: code, p_publish: false });
		const published = await save(author, { ...update(draft), p_publish: true });
		const args = { p_version_id: draft.version_id, p_base_version_id: published.version_id };
		expect((await author.hub.rpc("restore_version", args)).data).toMatchObject([{ semver: "1.2.0" }]);
		expect(await semversSeenBy(anon, draft.id)).toEqual(["1.1.0", "1.2.0"]);
		expect(await codeByHash(anon, code)).toBe(code);
	});
});

describe("information about drafts other than their versions", () => {
	const tagged = `tag-${crypto.randomUUID().slice(0, 8)}`;
	const tagsSeenBy = async (person: Person, name: string) =>
		((await person.hub.from("tags").select("name").eq("name", name)).data ?? []).length;

	test("a tag that only drafts carry is named to their owner and administrators alone, until one is published", async () => {
		const draft = await save(author, { p_tags: [tagged], p_publish: false });
		for (const person of [anon, other, moderator]) expect(await tagsSeenBy(person, tagged)).toBe(0);
		for (const person of [author, admin]) expect(await tagsSeenBy(person, tagged)).toBe(1);
		const counted = async () => (await anon.hub.rpc("tag_counts")).data?.some(({ tag }) => tag === tagged);
		expect(await counted()).toBe(false);
		await author.hub.rpc("publish_script", { p_id: draft.id, p_published: true });
		expect(await tagsSeenBy(anon, tagged)).toBe(1);
	});

	test("a draft changes no count of categories", async () => {
		const count = async () =>
			(await anon.hub.rpc("category_counts")).data?.find(({ category }) => category === "education")?.count;
		const before = await count();
		const draft = await save(author, { p_category: "education", p_publish: false });
		expect(await count()).toBe(before);
		await author.hub.rpc("publish_script", { p_id: draft.id, p_published: true });
		expect(await count()).toBe((before ?? 0) + 1);
	});
});

describe("row counts over REST", () => {
	test.each(["planned", "estimated"] as const)(
		"count=%s is refused: estimates speak of rows that policies hide",
		async (count) => {
			await fixture.sql`analyze`;
			for (const table of ["moderation_reports", "versions", "user_events", "action_recordings", "tags"]) {
				const asked = await other.tables.from(table).select("*", { count });
				expect(asked, table).toMatchObject({ status: 400, count: null, data: null, error: { code: "PT400" } });
				expect((await other.tables.from(table).select("*", { count: "exact", head: true })).error).toBeNull();
			}
		},
	);

	test.each([
		["count=planned", true],
		["return=minimal, Count = estimated", true],
		["count=exact", false],
		[null, false],
	])("a hosted project refuses them before each request: Prefer: %s", async (prefer, refused) => {
		const asked = fixture.sql.begin(async (sql) => {
			await sql`select set_config('request.headers', ${JSON.stringify(prefer === null ? {} : { prefer })}, true)`;
			await sql`set local role anon`;
			await sql`select public.refuse_estimated_counts()`;
		});
		if (refused) await expect(asked).rejects.toMatchObject({ code: "PT400" });
		else await expect(asked).resolves.toBeUndefined();
	});
});
