import { createHubClient } from "@scriptorium/hub-data/client";
import postgres from "postgres";
import { afterAll, describe, expect, inject, it } from "vitest";
import { signUp, tokenOf } from "../support/people.ts";

// Differences of the embedded REST and auth services to a hosted project before supabase/local/rest/ patched
// them. Privileges, missing rows and JSON round trips are right without a patch; they are tested to detect regressions.
const backend = inject("backend");
const { other } = inject("sessions");
const tokenOfOther = tokenOf(backend, other);
const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
afterAll(() => sql.end());

interface ErrorBody {
	code: string;
	message: string;
}

async function send(method: string, path: string, body: unknown, accessToken?: string) {
	const response = await fetch(`${backend.url}/rest/v1/${path}`, {
		method,
		headers: {
			apikey: backend.publishableKey,
			"Content-Type": "application/json",
			Prefer: "return=representation",
			...(accessToken && { Authorization: `Bearer ${accessToken}` }),
		},
		...(body !== undefined && { body: JSON.stringify(body) }),
	});
	const answer: ErrorBody & { [column: string]: unknown }[] = await response.json();
	return { status: response.status, code: answer.code, answer };
}

const recording = {
	title: "A recording",
	url: "https://example.org/",
	recording_data: "{}",
	duration_ms: 1,
	actions_count: 1,
};

describe("errors", () => {
	it("42501 is 401 for a visitor and 403 for somebody signed in", async () => {
		expect(await send("POST", "action_recordings", recording)).toMatchObject({ status: 401, code: "42501" });
		expect(
			await send(
				"PATCH",
				"bookmarklets?id=eq.00000000-0000-4000-8000-000000000000",
				{ star_count: 9 },
				await tokenOfOther(),
			),
		).toMatchObject({ status: 403, code: "42501" });
	});

	it("a violated check is 400 with its own code", async () => {
		const bad = { ...recording, actions_count: 0 };
		expect(await send("POST", "action_recordings", bad, await tokenOfOther())).toMatchObject({
			status: 400,
			code: "23514",
		});
	});

	it("NUL in the name of a column is refused and does not break the protocol", async () => {
		expect(await send("GET", "bookmarklets?select=id&a%00b=eq.1", undefined)).toMatchObject({ status: 400 });
		const row = { "ti\u0000tle": "x" };
		const { status } = await send("POST", "collections", row, await tokenOfOther());
		expect(status).toBe(400);
	});

	it("a lone surrogate is refused, never replaced", async () => {
		const token = await tokenOfOther();
		expect(await send("POST", "collections", { title: "half \ud83e" }, token)).toMatchObject({
			status: 400,
			code: "22P02",
		});
		const whole = { title: "whole 🦓 \\ud83e" };
		expect(await send("POST", "collections", whole, token)).toMatchObject({ status: 201, answer: [whole] });
	});

	it("an update without a filter is refused", async () => {
		expect(await send("DELETE", "action_recordings", undefined, await tokenOfOther())).toMatchObject({
			status: 400,
			code: "21000",
		});
	});

	it("an invalid bearer token is 401", async () => {
		expect(await send("GET", "bookmarklets?select=id", undefined, "no.real.token")).toMatchObject({ status: 401 });
	});
});

describe("values", () => {
	it("times are ISO 8601 with a T and a full offset", async () => {
		const { status, answer } = await send(
			"POST",
			"action_recordings?select=created_at",
			recording,
			await tokenOfOther(),
		);
		expect(status).toBe(201);
		expect(answer[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
	});

	it("JSON is stored and returned unchanged", async () => {
		const step = {
			journey_type: "conformance",
			step_name: "json",
			step_number: 1,
			metadata: { a: ["[not json", { b: null }] },
		};
		// The rows of usage statistics are taken from people who agreed.
		await sql`insert into public.usage_consents (user_id, agreed) values (${other.id}, true) on conflict do nothing`;
		const { answer } = await send("POST", "user_journey?select=metadata", step, await tokenOfOther());
		expect(answer[0]?.metadata).toEqual(step.metadata);
	});

	it("a new user's metadata is an object for triggers, not a string", async () => {
		const { id } = await signUp(backend, "Mia Metadata");
		const [row] = await sql`
			select jsonb_typeof(account.raw_user_meta_data) as kind, profile.display_name
			from auth.users as account join public.profiles as profile on profile.user_id = account.id where account.id = ${id}`;
		expect(row).toEqual({ kind: "object", display_name: "Mia Metadata" });
	});
});

describe("privileges after many requests", () => {
	it("equal those of the migrations", async () => {
		await createHubClient(backend.url, backend.publishableKey, { storage: null })
			.from("bookmarklets")
			.select("id")
			.limit(1);
		const [row] = await sql`
			select has_column_privilege('authenticated', 'public.bookmarklets', 'star_count', 'update') as counter,
				has_table_privilege('anon', 'public.audit_log', 'select') as log,
				has_table_privilege('authenticated', 'public.admin_roles', 'insert') as roles,
				has_table_privilege('anon', 'public.bookmarklets', 'select')
					or has_any_column_privilege('anon', 'public.bookmarklets', 'select') as catalogue`;
		expect(row).toEqual({ counter: false, log: false, roles: false, catalogue: true });
	});
});
