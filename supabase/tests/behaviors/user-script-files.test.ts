import { createHash, createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture } from "../support/fixture.ts";
import { makeScript } from "../support/samples.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
const { anon, other } = fixture.people;
beforeAll(() => forgetRates(fixture));
afterAll(() => fixture.close());

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const remove = (id: string) =>
	fixture.sql`update public.bookmarklets set moderation_status = 'removed' where id = ${id}`;

describe("a version by its hash", () => {
	const read = async (hash: string, person = anon) =>
		(await person.hub.rpc("get_version_code", { p_sha256: hash })).data;
	const wasRemoved = async (hash: string) => (await anon.hub.rpc("version_was_removed", { p_sha256: hash })).data;

	test("is returned unchanged, older versions too; unknown hashes return nothing", async () => {
		const author = await newcomer(fixture);
		const [first, second] = ["javascript:void 'ü ✓ 1'", "javascript:void 'ü ✓ 2'"].map((code) => code + author.id);
		const saved = await save(author, { p_code: first ?? "" });
		await save(author, { p_id: saved.id, p_code: second ?? "", p_base_version_id: saved.version_id });
		expect(await read(sha256(first ?? ""))).toBe(first);
		expect(await read(sha256(second ?? ""))).toBe(second);
		expect(await read(sha256("never saved"))).toBeNull();
		expect(await read("' or true --")).toBeNull();
	});

	test("drafts and removed scripts are returned to their owner only, and only removed ones are reported as such", async () => {
		const author = await newcomer(fixture);
		const [draft, removed] = [`javascript:void 'draft ${author.id}'`, `javascript:void 'removed ${author.id}'`];
		await save(author, { p_code: draft, p_publish: false });
		await remove((await save(author, { p_code: removed })).id);
		expect(await read(sha256(draft))).toBeNull();
		expect(await read(sha256(draft), other)).toBeNull();
		expect(await read(sha256(draft), author)).toBe(draft);
		expect(await read(sha256(removed))).toBeNull();
		expect([await wasRemoved(sha256(draft)), await wasRemoved(sha256(removed))]).toEqual([false, true]);
		expect(await wasRemoved(sha256("never saved"))).toBe(false);
	});

	test("a public fork keeps code readable when the original is removed", async () => {
		const author = await newcomer(fixture);
		const code = `javascript:void 'shared ${author.id}'`;
		const original = await save(author, { p_code: code });
		await save(await newcomer(fixture), { p_code: code });
		await remove(original.id);
		expect(await read(sha256(code))).toBe(code);
	});

	test("is found by the index, also under row-level security", async () => {
		const plan = await fixture.sql.begin(async (sql) => {
			await sql`set local role anon`;
			await sql`set local enable_seqscan = off`;
			return sql`explain select code_blob_url from public.versions where sha256 = ${sha256("x")}`;
		});
		expect(JSON.stringify(plan)).toContain("versions_by_hash");
	});
});

describe("installs that the hub's server counts", () => {
	const counted = async (id: string) =>
		(
			await fixture.sql<{ source: string; user_id: string | null }[]>`
			select source, user_id from public.bookmarklet_installs where bookmarklet_id = ${id}`
		).map((row) => ({ ...row }));

	async function record(
		id: string,
		visit: { address?: string; source?: string; at?: number; key?: string; signedFor?: string } = {},
		person = anon,
	) {
		const { address = "203.0.113.7", source = "user.js", at = Math.floor(Date.now() / 1000) } = visit;
		const [row] = await fixture.sql<{ counting_key: string }[]>`select counting_key from private.hub_server`;
		const signed = ["record_served_install", id, source, at, visit.signedFor ?? address].join("\n");
		return person.hub.rpc("record_served_install", {
			p_bookmarklet_id: id,
			p_source: source,
			p_address: address,
			p_asked_at: at,
			p_signature: createHmac("sha256", visit.key ?? row?.counting_key ?? "")
				.update(signed)
				.digest("hex"),
		});
	}

	test("once per visitor and day, identified by address; with IPv6 by the prefix of a connection", async () => {
		const { id } = await makeScript(fixture);
		const answers = [
			await record(id),
			await record(id, { source: "extension" }),
			await record(id, { address: "203.0.113.8" }),
			await record(id, { address: "2001:db8:0:100::7" }),
			await record(id, { address: "2001:db8:0:1ff:1:2:3:4" }),
			await record(id, { address: "2001:db8:0:200::7" }),
		];
		expect(answers.map(({ data }) => data)).toEqual([true, false, true, true, false, true]);
		expect(await counted(id)).toEqual(Array.from({ length: 4 }, () => ({ source: "user.js", user_id: null })));
		const [{ install_count: count } = { install_count: 0 }] = await fixture.sql<{ install_count: number }[]>`
			select install_count from public.bookmarklets where id = ${id}`;
		expect(count).toBe(4);
	});

	test("the same visitor's copied link and fetched file are one install", async () => {
		const { id } = await makeScript(fixture);
		const copied = await anon.hub
			.rpc("record_install", { p_bookmarklet_id: id, p_source: "copy" })
			.setHeader("x-forwarded-for", "203.0.113.9");
		expect(copied.data).toBe(true);
		expect((await record(id, { address: "203.0.113.9" })).data).toBe(false);
	});

	test("nobody without the key can name a visitor, or use an old signature or one for another address", async () => {
		const { id } = await makeScript(fixture);
		const now = Math.floor(Date.now() / 1000);
		for (const visit of [
			{ key: "0".repeat(64) },
			{ signedFor: "203.0.113.99" },
			{ at: now - 301 },
			{ at: now + 400 },
			{ address: "somewhere", signedFor: "somewhere" },
		]) {
			expect(await record(id, visit), JSON.stringify(visit)).toMatchObject({ error: { code: "42501" } });
		}
		expect(await counted(id)).toEqual([]);
	});

	test.each(["user.js", "extension"])("a client cannot say that it has an install by %s", async (p_source) => {
		const { id } = await makeScript(fixture);
		const claimed = await anon.hub.rpc("record_install", { p_bookmarklet_id: id, p_source });
		expect(claimed).toMatchObject({ status: 400, error: { code: "22023" } });
		expect(await counted(id)).toEqual([]);
	});

	test("the server cannot count an unknown source of installs", async () => {
		const { id } = await makeScript(fixture);
		expect(await record(id, { source: "drag" })).toMatchObject({ error: { code: "42501" } });
	});

	test("limits are the visitor's own, not the server's", async () => {
		const { id } = await makeScript(fixture);
		await fixture.sql`
			insert into private.rate_buckets (subject, action, tokens, updated_at)
			values ('address:198.51.100.0/24', 'record_install', 0, now() + interval '1 hour')`;
		expect(await record(id, { address: "198.51.100.5" })).toMatchObject({ status: 429 });
		expect((await record(id, { address: "203.0.113.50" })).data).toBe(true);
	});

	test("drafts and removed scripts do not count", async () => {
		const [draft, removed] = [await makeScript(fixture, "draft"), await makeScript(fixture, "removed")];
		for (const { id } of [draft, removed]) {
			expect(await record(id)).toMatchObject({ status: 404 });
			expect(await counted(id)).toEqual([]);
		}
	});
});
