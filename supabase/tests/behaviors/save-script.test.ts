import { newerVersion, saveScript } from "@scriptorium/hub-data/scripts/save-script";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newcomer, openFixture, type Person } from "../support/fixture.ts";
import { save, saving, valid } from "../support/save.ts";

const fixture = openFixture();
let author: Person & { id: string };
beforeAll(async () => {
	author = await newcomer(fixture, "Vera Version");
});
afterAll(() => fixture.close());

const versionsOf = (id: string) =>
	fixture.sql<
		{ semver: string }[]
	>`select semver from public.versions where bookmarklet_id = ${id} order by published_at`;

describe("saving", () => {
	test("a new script is published, unrated, at 1.0.0, with its tags and an analysis job", async () => {
		const saved = await save(author, { p_tags: [" Reading ", "reading", "", "Focus"], p_category: "Utilities" });
		expect(saved).toMatchObject({ semver: "1.0.0", kind: "bookmarklet", is_published: true });
		const { data } = await fixture.people.anon.hub.rpc("get_script", { p_id: saved.id });
		expect(data).toMatchObject([{ risk_level: "unrated", category: "utility", tags: ["focus", "reading"] }]);
		const jobs = await fixture.sql`select kind, state from public.analysis_jobs where version_id = ${saved.version_id}`;
		expect(jobs).toEqual([{ kind: "new", state: "waiting" }]);
	});

	test("an update raises the minor number, resets the risk and may turn a bookmarklet into a userscript", async () => {
		const first = await save(author);
		await fixture.sql`
			insert into public.security_reports (version_id, risk_level, score, summary_json, rules_version)
			values (${first.version_id}, 'green', 99, '{}', '1')`;
		const code = "// ==UserScript==\n// @name x\n// ==/UserScript==\nvoid 0";
		const second = await save(author, { p_id: first.id, p_base_version_id: first.version_id, p_code: code });
		expect(second).toMatchObject({ id: first.id, slug: first.slug, semver: "1.1.0", kind: "userscript" });
		const { data } = await author.hub
			.from("bookmarklets")
			.select("risk_level,security_score")
			.eq("id", first.id)
			.single();
		expect(data).toEqual({ risk_level: "unrated", security_score: null });
	});

	test("two concurrent saves of one base: one new version, and one conflict that names the latest", async () => {
		const first = await save(author);
		const both = await Promise.all(
			["javascript:'one'", "javascript:'two'"].map((p_code) =>
				saving(author, { ...valid, p_code, p_id: first.id, p_base_version_id: first.version_id }),
			),
		);
		const done = both.filter(({ error }) => error === null);
		const refused = both.filter(({ error }) => error !== null);
		expect([done.length, refused.length]).toEqual([1, 1]);
		expect(refused[0]).toMatchObject({ status: 409, error: { code: "PT409" } });
		expect(JSON.parse(refused[0]?.error?.details ?? "")).toEqual({
			latest_version_id: done[0]?.data?.[0]?.version_id,
			semver: "1.1.0",
		});
		expect(await versionsOf(first.id)).toEqual([{ semver: "1.0.0" }, { semver: "1.1.0" }]);
	});

	test("the hub's own call says which version came in between, and which values do not fit", async () => {
		const script = {
			title: valid.p_title,
			description: valid.p_description,
			code: valid.p_code,
			category: "web",
			tags: [],
		};
		const first = await saveScript(author.hub, script);
		if (!first.ok) throw new Error(first.error.message);
		const update = { id: first.value.id, baseVersionId: first.value.version_id };
		const second = await saveScript(author.hub, { ...script, update, changeNote: "Mended." });
		expect(second).toMatchObject({ ok: true, value: { id: update.id, slug: first.value.slug, semver: "1.1.0" } });
		const late = await saveScript(author.hub, { ...script, update });
		if (late.ok || !second.ok) throw new Error("Both were saved.");
		expect(late.error.code).toBe("CONFLICT");
		expect(newerVersion(late.error)).toEqual({ versionId: second.value.version_id, semver: "1.1.0" });
		for (const wrong of [{ title: "ab" }, { description: "short" }, { code: "1234" }, { tags: ["x".repeat(31)] }]) {
			expect(await saveScript(author.hub, { ...script, ...wrong })).toMatchObject({ error: { code: "INVALID" } });
		}
		expect(await saveScript(fixture.people.anon.hub, script)).toMatchObject({ error: { code: "UNAUTHENTICATED" } });
	});

	test("an update that does not say what it is based on is refused", async () => {
		const first = await save(author);
		expect(await saving(author, { ...valid, p_id: first.id })).toMatchObject({ status: 400, error: { code: "22023" } });
	});

	test("nobody else saves over it: a public one is forbidden, a draft does not exist", async () => {
		const open = await save(author);
		const draft = await save(author, { p_publish: false });
		for (const person of [fixture.people.other, fixture.people.moderator, fixture.people.admin]) {
			const over = (script: typeof open) =>
				saving(person, { ...valid, p_id: script.id, p_base_version_id: script.version_id });
			expect(await over(open)).toMatchObject({ status: 403 });
			expect(await over(draft)).toMatchObject({ status: 404 });
		}
		expect(await saving(fixture.people.anon, valid)).toMatchObject({ status: 401 });
		expect(await versionsOf(open.id)).toHaveLength(1);
		await save(author, { p_id: open.id, p_base_version_id: open.version_id });
	});

	test("a refused save stores nothing", async () => {
		const before = await fixture.sql`select count(*) from public.bookmarklets`;
		expect(await saving(author, { ...valid, p_tags: ["x".repeat(31)] })).toMatchObject({ status: 400 });
		expect(await fixture.sql`select count(*) from public.bookmarklets`).toEqual(before);
	});

	test("a client cannot declare a script a fork", async () => {
		expect(await saving(author, { ...valid, p_generated_by: "fork" })).toMatchObject({ error: { code: "22023" } });
	});
});

describe("restoring", () => {
	test("an old version comes back as a new one, and history stays", async () => {
		const first = await save(author, { p_code: "javascript:'first'" });
		const second = await save(author, { p_id: first.id, p_base_version_id: first.version_id });
		const restored = await author.hub.rpc("restore_version", {
			p_version_id: first.version_id,
			p_base_version_id: second.version_id,
		});
		expect(restored.data).toMatchObject([{ id: first.id, semver: "1.2.0" }]);
		const { data } = await author.hub.rpc("get_script", { p_id: first.id });
		expect(data).toMatchObject([{ code: "javascript:'first'", change_note: "Restored from 1.0.0" }]);
		expect(await versionsOf(first.id)).toHaveLength(3);

		const late = { p_version_id: first.version_id, p_base_version_id: second.version_id };
		expect(await author.hub.rpc("restore_version", late)).toMatchObject({ status: 409 });
		expect(await fixture.people.other.hub.rpc("restore_version", late)).toMatchObject({ status: 403 });
	});
});

describe("publishing and deleting", () => {
	test("only the owner does either, and a draft is seen by nobody else", async () => {
		const { id } = await save(author);
		const seen = async (person: Person) => (await person.hub.rpc("get_script", { p_id: id })).data?.length;
		expect(await fixture.people.other.hub.rpc("publish_script", { p_id: id, p_published: false })).toMatchObject({
			status: 403,
		});
		expect(await seen(fixture.people.anon)).toBe(1);
		expect(await author.hub.rpc("publish_script", { p_id: id, p_published: false })).toMatchObject({ data: false });
		expect([await seen(fixture.people.anon), await seen(fixture.people.moderator), await seen(author)]).toEqual([
			0, 0, 1,
		]);

		expect(await fixture.people.admin.hub.rpc("delete_script", { p_id: id })).toMatchObject({ status: 404 });
		expect(await seen(author)).toBe(1);
		expect(await author.hub.rpc("delete_script", { p_id: id })).toMatchObject({ error: null });
		expect(await seen(author)).toBe(0);
	});

	test("what a moderator removed does not come back by publishing or saving", async () => {
		const saved = await save(author);
		await fixture.sql`update public.bookmarklets set moderation_status = 'removed', is_published = false where id = ${saved.id}`;
		expect(await author.hub.rpc("publish_script", { p_id: saved.id, p_published: true })).toMatchObject({
			status: 409,
		});
		const again = { ...valid, p_id: saved.id, p_base_version_id: saved.version_id };
		expect(await saving(author, { ...again, p_publish: true })).toMatchObject({ status: 409 });
		expect(await saving(author, again)).toMatchObject({ status: 200, data: [{ is_published: false }] });
	});
});
