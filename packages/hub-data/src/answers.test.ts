import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { createHubClient } from "./client.ts";
import { type AnswerError, dataErrorCode } from "./data-error.ts";
import { readAnswer, readOptionalRow } from "./read-answer.ts";
import { getScript } from "./scripts/get-script.ts";
import { listFeatured } from "./scripts/list-featured.ts";
import { listScripts } from "./scripts/list-scripts.ts";
import { addStar } from "./stars/add-star.ts";

/** The real client; only the network below it is the test's. What the database answers is tested in supabase/tests. */
function clientOn(fetch: typeof globalThis.fetch) {
	return createHubClient("http://hub.test", "sb_publishable_test", {
		storage: null,
		autoRefreshToken: false,
		detectSessionInUrl: false,
		fetch,
	});
}

const refusal = (code: string): AnswerError => ({ code, message: "refused", details: null, hint: null });
const id = "6f1c2a34-9b7d-4c1e-8a55-0d6d8f6f9a10";
const card = {
	id,
	title: "Table to CSV",
	short_description: "Saves any table of a page.",
	slug: "table-to-csv",
	category: "download",
	kind: "bookmarklet",
	risk_level: "unrated",
	security_score: null,
	install_count: 5,
	star_count: 5,
	average_rating: "3.67",
	review_count: 3,
	featured: true,
	created_at: "2026-07-27T06:50:00+00:00",
	updated_at: "2026-10-20T11:51:00+00:00",
	author: null,
	tags: ["csv"],
	forked_from: null,
	reach: null,
	total_count: 1,
};

describe("refusals that PostgREST did not write", () => {
	it.each([
		["{}", 503, "UNAVAILABLE"],
		['{"error":"down"}', 503, "UNAVAILABLE"],
		['{"code":504,"message":null}', 504, "UNAVAILABLE"],
		["<html>Bad gateway</html>", 502, "UNAVAILABLE"],
		['{"error":"no such path"}', 404, "UNKNOWN"],
		['["refused"]', 400, "UNKNOWN"],
		["null", 500, "UNAVAILABLE"],
	])("%s with status %i is %s", async (body, status, code) => {
		const client = clientOn(async () => new Response(body, { status }));
		expect(await listFeatured(client)).toMatchObject({ ok: false, error: { code } });
	});
});

describe("codes", () => {
	it.each([
		["23505", 409, "CONFLICT"],
		["PT409", 409, "CONFLICT"],
		["23514", 400, "INVALID"],
		["22P02", 400, "INVALID"],
		["42501", 403, "FORBIDDEN"],
		["42501", 401, "UNAUTHENTICATED"],
		["PGRST301", 401, "UNAUTHENTICATED"],
		["PT404", 404, "NOT_FOUND"],
		["PT429", 429, "RATE_LIMITED"],
		["54001", 500, "INVALID"],
		["", 431, "INVALID"],
		["", 503, "UNAVAILABLE"],
		["", 0, "OFFLINE"],
		["PGRST200", 400, "UNKNOWN"],
	])("%o with status %i is %s", (code, status, expected) => {
		expect(dataErrorCode(refusal(code), status)).toBe(expected);
	});
});

describe("answers", () => {
	const row = z.object({ id: z.number() });
	it("takes a missing row for none", async () => {
		const none = Promise.resolve({ data: null, error: refusal("PGRST116"), status: 406 });
		expect(await readOptionalRow(none, row)).toEqual({ ok: true, value: null });
	});
	it("does not take another failure for none", async () => {
		const failed = Promise.resolve({ data: null, error: refusal("42501"), status: 403 });
		expect(await readOptionalRow(failed, row)).toMatchObject({ ok: false, error: { code: "FORBIDDEN" } });
	});
	it("refuses what the schema does not know", async () => {
		const strange = Promise.resolve({ data: { id: "1" }, error: null, status: 200 });
		expect(await readAnswer(strange, row)).toMatchObject({
			ok: false,
			error: {
				code: "UNEXPECTED_ANSWER",
				message: "The hub answered in a form that this page does not know. Reload the page, then try again.",
				details: expect.stringContaining("id"),
			},
		});
	});
	it.each([
		["", "upstream request timeout", 504],
		["57014", "canceling statement due to statement timeout", 500],
		["XX000", "db error", 500],
	])("says what to do when the server failed: %s %s", async (code, message, status) => {
		const failed = Promise.resolve({ data: null, error: { ...refusal(code), message }, status });
		expect(await readAnswer(failed, row)).toMatchObject({
			error: {
				code: "UNAVAILABLE",
				message: "The hub cannot answer at the moment. Try again in a minute.",
				details: `${code} ${message}`,
			},
		});
	});
	it("keeps the words of our own functions", async () => {
		const failed = Promise.resolve({ data: null, error: { ...refusal("PT503"), message: "Too busy." }, status: 503 });
		expect(await readAnswer(failed, row)).toMatchObject({ error: { code: "UNAVAILABLE", message: "Too busy." } });
	});
	it("says what to do when there is no answer, and keeps the browser's words for logs", async () => {
		const failed = Promise.resolve({
			data: null,
			error: { ...refusal(""), message: "TypeError: Failed to fetch" },
			status: 0,
		});
		expect(await readAnswer(failed, row)).toEqual({
			ok: false,
			error: {
				code: "OFFLINE",
				message: "The hub cannot be reached. Check your connection, then try again.",
				details: "TypeError: Failed to fetch",
			},
		});
	});
});

describe("lists", () => {
	it("asks for the eight most installed featured scripts and reads numeric text as a number", async () => {
		const asked: unknown[] = [];
		const client = clientOn(async (input, init) => {
			asked.push([new URL(String(input)).pathname, JSON.parse(String(init?.body))]);
			return Response.json([card]);
		});
		const featured = await listFeatured(client);
		expect(asked).toEqual([
			[
				"/rest/v1/rpc/list_scripts",
				{ p_featured: true, p_risks: ["green", "amber", "unrated"], p_sort: "popular", p_limit: 8 },
			],
		]);
		expect(featured.ok && featured.value[0]?.average_rating).toBe(3.67);
	});
	it("searches only when there is a term", async () => {
		const paths: string[] = [];
		const client = clientOn(async (input) => {
			paths.push(new URL(String(input)).pathname);
			return Response.json([]);
		});
		await listScripts(client, { sort: "newest", limit: 24, term: "  " });
		await listScripts(client, { sort: "newest", limit: 24, term: "table" });
		expect(paths).toEqual(["/rest/v1/rpc/list_scripts", "/rest/v1/rpc/search_scripts"]);
	});
	it("ends with the caller's signal, and asks once when the server fails", async () => {
		let requests = 0;
		const failing = clientOn(async () => {
			requests += 1;
			return Response.json({ message: "down" }, { status: 503 });
		});
		const failed = await listFeatured(failing);
		expect(failed).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
		expect(requests).toBe(1);

		const gone = AbortSignal.abort();
		const hanging = clientOn((_, init) =>
			Promise.reject(init?.signal?.aborted ? gone.reason : new Error("not passed on")),
		);
		expect(await listFeatured(hanging, gone)).toMatchObject({ ok: false, error: { code: "ABORTED" } });
	});
});

it("does not ask the database about an id that cannot be one", async () => {
	const client = clientOn(() => Promise.reject(new Error("asked")));
	expect(await getScript(client, { id: "xyz" })).toEqual({ ok: true, value: null });
});

it("leaves a star that is there already as it is", async () => {
	let preference = "";
	const client = clientOn(async (_url, init) => {
		preference = new Headers(init?.headers).get("prefer") ?? "";
		return new Response(null, { status: 201 });
	});
	expect(await addStar(client, { userId: id, scriptId: id })).toEqual({ ok: true, value: undefined });
	expect(preference).toContain("resolution=ignore-duplicates");
});
