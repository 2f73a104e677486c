import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { createHubClient } from "./client.ts";
import { invokeFunction } from "./invoke-function.ts";
import { newerVersion, saveScript } from "./scripts/save-script.ts";

/** The real client; only the network below it is the test's. What functions and database answer is tested in supabase/tests. */
function clientOn(fetch: typeof globalThis.fetch) {
	return createHubClient("http://hub.test", "sb_publishable_test", {
		storage: null,
		autoRefreshToken: false,
		detectSessionInUrl: false,
		fetch,
	});
}
const invoke = (fetch: typeof globalThis.fetch, signal?: AbortSignal) =>
	invokeFunction(clientOn(fetch), { name: "a-function", body: { a: 1 } }, z.object({ b: z.number() }), signal);

describe("a function", () => {
	it("is sent JSON and its answer is parsed", async () => {
		const answered = await invoke(async (url, init) => {
			expect(String(url)).toBe("http://hub.test/functions/v1/a-function");
			expect(JSON.parse(String(init?.body))).toEqual({ a: 1 });
			return Response.json({ b: 2, more: true });
		});
		expect(answered).toEqual({ ok: true, value: { b: 2 } });
		expect(await invoke(async () => Response.json({ b: "2" }))).toMatchObject({ error: { code: "UNEXPECTED_ANSWER" } });
	});

	it.each([
		[400, "INVALID"],
		[401, "UNAUTHENTICATED"],
		[403, "FORBIDDEN"],
		[404, "NOT_FOUND"],
		[409, "CONFLICT"],
		[413, "INVALID"],
		[418, "UNKNOWN"],
		[429, "RATE_LIMITED"],
		[503, "UNAVAILABLE"],
	])("that refuses with %i keeps its sentence: %s", async (status, code) => {
		const refusal = { error: "Wait a moment.", details: "why", code: "x", status };
		expect(await invoke(async () => Response.json(refusal, { status }))).toEqual({
			ok: false,
			error: { code, message: "Wait a moment.", details: "why" },
		});
	});

	it("that refuses through another copy of the library does so with the same code", async () => {
		const refused = Object.assign(new Error("non-2xx"), { context: Response.json({}, { status: 429 }) });
		const client = { ...clientOn(fetch), functions: { invoke: async () => ({ data: null, error: refused }) } };
		const answered = await invokeFunction(client as never, { name: "a-function", body: {} }, z.object({}));
		expect(answered).toMatchObject({ ok: false, error: { code: "RATE_LIMITED" } });
	});

	it("behind a gateway that fails in a form of its own", async () => {
		const answered = await invoke(async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
		const message = "The hub cannot answer at the moment. Try again in a minute.";
		expect(answered).toMatchObject({ ok: false, error: { code: "UNAVAILABLE", message } });
	});

	it("that is not reached, or no longer wanted", async () => {
		const failing = () => Promise.reject(new TypeError("Failed to fetch"));
		const message = "The hub cannot be reached. Check your connection, then try again.";
		expect(await invoke(failing)).toMatchObject({ ok: false, error: { code: "OFFLINE", message } });
		expect(await invoke(failing, AbortSignal.abort())).toMatchObject({ ok: false, error: { code: "ABORTED" } });
	});
});

describe("saving", () => {
	const script = {
		title: "Hello",
		description: "Says hello to you.",
		code: "alert(1)",
		category: "other",
		tags: ["a"],
	};
	const id = "6f1c2a34-9b7d-4c1e-8a55-0d6d8f6f9a10";
	const saved = {
		id,
		slug: "hello",
		version_id: id,
		semver: "1.1.0",
		kind: "bookmarklet",
		is_published: true,
		moderation_status: "none",
	};

	it("sends only what is known, and answers what was saved", async () => {
		const bodies: unknown[] = [];
		const client = clientOn(async (_url, init) => {
			bodies.push(JSON.parse(String(init?.body)));
			return Response.json([saved]);
		});
		expect(await saveScript(client, script)).toEqual({ ok: true, value: saved });
		await saveScript(client, { ...script, update: { id, baseVersionId: id }, publish: false, changeNote: "Mended." });
		const always = {
			p_title: "Hello",
			p_description: "Says hello to you.",
			p_code: "alert(1)",
			p_category: "other",
			p_tags: ["a"],
		};
		expect(bodies).toEqual([
			always,
			{ ...always, p_id: id, p_base_version_id: id, p_publish: false, p_change_note: "Mended." },
		]);
	});

	it("tells which version came in between", async () => {
		const refuse = (code: string, status: number, details: string | null) =>
			saveScript(
				clientOn(async () => Response.json({ code, message: "refused", details, hint: null }, { status })),
				script,
			);
		const conflict = await refuse("PT409", 409, JSON.stringify({ latest_version_id: id, semver: "1.2.0" }));
		if (conflict.ok) throw new Error("saved");
		expect(conflict.error.code).toBe("CONFLICT");
		expect(newerVersion(conflict.error)).toEqual({ versionId: id, semver: "1.2.0" });
		for (const other of [await refuse("PT409", 409, null), await refuse("23514", 400, "{}")]) {
			expect(other.ok || newerVersion(other.error)).toBeNull();
		}
	});
});
