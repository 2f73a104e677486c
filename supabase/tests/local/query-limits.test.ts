import { once } from "node:events";
import { request } from "node:http";
import { getCollection } from "@scriptorium/hub-data/collections/get-collection";
import postgres from "postgres";
import { afterAll, describe, expect, inject, it } from "vitest";
import { idOf, openFixture } from "../support/fixture.ts";
import { makeScript } from "../support/samples.ts";

const backend = inject("backend");
const fixture = openFixture();
const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });

afterAll(async () => {
	await sql.end();
	await fixture.close();
});

/** Locks the table: reads of it wait until the lock is released. */
async function lockTags(): Promise<() => Promise<void>> {
	const locking = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
	await locking.unsafe("begin; lock table public.tags in access exclusive mode").simple();
	return () => locking.end({ timeout: 0 });
}

const ask = (path: string, init: RequestInit = {}) =>
	fetch(`${backend.url}${path}`, { ...init, headers: { apikey: backend.publishableKey, ...init.headers } });

/** Number of requests that wait for the lock. */
const waiting = async () => {
	const rows = await sql`
		select pid from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'scriptorium'`;
	return rows.length;
};

describe("time limit of statements", () => {
	it.each([
		["anon", "3s"],
		["authenticated", "8s"],
		["service_role", "60s"],
	])("is set for %s in the database: %s", async (role, limit) => {
		const [row] = await sql<{ settings: string[] }[]>`
			select setconfig as settings from pg_db_role_setting as setting join pg_roles on pg_roles.oid = setting.setrole
			where rolname = ${role} and setdatabase = 0`;
		expect(row?.settings).toContain(`statement_timeout=${limit}`);
	});

	it.each([
		["a visitor", null],
		["somebody signed in", inject("sessions").other],
	])("ends the statement of %s with a readable error, as a hosted project does", async (_, session) => {
		const unlock = await lockTags();
		try {
			const response = await ask("/rest/v1/tags?select=id", {
				headers: session === null ? {} : { Authorization: `Bearer ${session.accessToken}` },
			});
			expect(response.status).toBe(500);
			expect(await response.json()).toMatchObject({
				code: "57014",
				message: "canceling statement due to statement timeout",
			});
			expect(await waiting()).toBe(0);
		} finally {
			await unlock();
		}
	});
});

describe("a client that disconnects", () => {
	it("cancels its own running statement, and no other", async () => {
		const { port } = new URL(backend.url);
		const path = "/rest/v1/tags?select=id";
		const headers = { apikey: backend.serviceRoleKey };
		const unlock = await lockTags();
		try {
			const sent = request({ host: "127.0.0.1", port, path, headers, agent: false }).end();
			const ended = once(sent, "error").catch(() => undefined);
			const staying = ask(path, { headers });
			await expect.poll(waiting, { timeout: 20_000 }).toBe(2);
			sent.destroy();
			await ended;
			await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
			await unlock();
			expect((await staying).status).toBe(200);
			const answers = await Promise.all(Array.from({ length: 20 }, () => ask(path)));
			expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
		} finally {
			await unlock();
		}
	});
});

describe("limits of one request", () => {
	const nested = "bookmarklets(id,tags(id,bookmarklets(id,tags(id))))";
	it.each([
		["the question that stopped the hub", `/rest/v1/tags?select=${nested}`],
		["one level too deep", "/rest/v1/tags?select=id,bookmarklets(id,tags(id,bookmarklets(id)))"],
		["with aliases, hints and quotes", '/rest/v1/tags?select=a:bookmarklets!inner("id",b:tags(c:bookmarklets(id)))'],
		["spread", "/rest/v1/tags?select=...bookmarklets(...tags(...bookmarklets(id)))"],
		["in the second of two parameters", "/rest/v1/tags?select=id&select=bookmarklets(tags(bookmarklets(id)))"],
		["of a function's rows", "/rest/v1/rpc/find_scripts?select=tags(bookmarklets(tags(id)))"],
		["encoded", "/rest/v1/tags?select=bookmarklets%28tags%28bookmarklets%28id%29%29%29"],
	])("refuses embedding deeper than two: %s", async (_, path) => {
		const response = await ask(path);
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ code: "embedding_too_deep", message: expect.stringContaining("2") });
	});

	it("permits embedding of depth two", async () => {
		await makeScript(fixture);
		const response = await ask("/rest/v1/bookmarklets?select=id,bookmarklet_tags(tags(name))&limit=1");
		expect(response.status, await response.clone().text()).toBe(200);
	});

	it("lets a page read a collection with its scripts and their authors", async () => {
		const owner = idOf(fixture, "owner");
		const scripts = [await makeScript(fixture), await makeScript(fixture)];
		const [collection] = await sql<{ id: string }[]>`
			insert into public.collections (owner_id, title, is_public) values (${owner}, 'Two', true) returning id`;
		const id = collection?.id ?? "";
		for (const [position, script] of scripts.entries()) {
			await sql`insert into public.collection_items (collection_id, bookmarklet_id, position)
				values (${id}, ${script.id}, ${1 - position})`;
		}
		expect(await getCollection(fixture.people.anon.hub, { id })).toMatchObject({
			ok: true,
			value: {
				owner: { user_id: owner },
				items: scripts.toReversed().map((script) => ({ script: { id: script.id, author: { user_id: owner } } })),
			},
		});
	});

	it("returns at most 1,000 rows, also embedded, whatever limit is requested", async () => {
		const script = await makeScript(fixture);
		await sql`
			insert into public.versions (bookmarklet_id, semver, code_blob_url)
			select ${script.id}, '2.0.' || patch, 'javascript:void 0' from generate_series(1, 1100) as patch`;
		for (const limit of ["", "&limit=5000"]) {
			const rows: unknown = await (
				await ask(`/rest/v1/versions?select=id&bookmarklet_id=eq.${script.id}${limit}`)
			).json();
			expect(rows).toHaveLength(1_000);
		}
		const embedded = await ask(
			`/rest/v1/bookmarklets?select=versions!versions_bookmarklet_id_fkey(id)&id=eq.${script.id}&versions.limit=5000`,
		);
		const [row] = (await embedded.json()) as { versions: unknown[] }[];
		expect(row?.versions).toHaveLength(1_000);
		await sql`delete from public.bookmarklets where id = ${script.id}`;
	});

	it.each(["/rest/v1/rpc/save_script", "/auth/v1/token?grant_type=refresh_token", "/functions/v1/analyze-security"])(
		"reads no more than 2 MB of a body for %s",
		async (path) => {
			const { port } = new URL(backend.url);
			const headers = { apikey: backend.publishableKey, "Content-Type": "application/json" };
			const sent = request({ host: "127.0.0.1", port, path, method: "POST", headers, agent: false });
			const answered = once(sent, "response");
			// The body never ends: a server that waits for its end never responds.
			for (let megabyte = 0; megabyte < 3; megabyte++) sent.write(Buffer.alloc(1024 * 1024, " "));
			const [response] = await answered;
			sent.on("error", () => undefined); // the server closes the connection before everything is sent
			let text = "";
			for await (const part of response) text += part;
			sent.destroy();
			expect(response.statusCode).toBe(413);
			expect(JSON.parse(text)).toMatchObject({ code: "body_too_large" });
		},
	);
});
