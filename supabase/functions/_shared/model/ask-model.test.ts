import { type ModelReply, type ModelServer, startModelServer } from "@scriptorium/supabase/test-support/model-server";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createAskModel, type ModelQuestion } from "./ask-model.ts";
import type { ModelSettings, TimeLimits } from "./model-settings.ts";

const KEY = "sk-very-secret-key";
const FAR_DATE = "Fri, 01 Jan 2100 00:00:00 GMT";
let server: ModelServer | null = null;
afterEach(async () => {
	await server?.stop();
	server = null;
});

const AMPLE: TimeLimits = { totalMs: 20_000, firstChunkMs: 20_000, chunkMs: 20_000 };

describe.each(["openai-compatible", "anthropic"] as const)("a model of the provider %s", (provider) => {
	async function ask(reply: ModelReply, changes: Partial<ModelQuestion> = {}, timeLimits = AMPLE) {
		const started = await startModelServer(() => reply);
		server = started;
		const settings: ModelSettings = {
			provider,
			baseUrl: started.url,
			apiKey: KEY,
			model: "test",
			models: ["test"],
			maxTemperature: 0.75,
			requestsPerDay: 5,
			timeLimits,
		};
		const printed = ["log", "warn", "error", "info"].map((name) => vi.spyOn(console, name as "log").mockReturnValue());
		const pieces: string[] = [];
		const answered = await createAskModel(settings)({
			instructions: "Write code.",
			prompt: "Please.",
			model: "test",
			temperature: 1.5,
			signal: new AbortController().signal,
			onText: (text) => pieces.push(text),
			...changes,
		});
		const lines = JSON.stringify(printed.flatMap(({ mock }) => mock.calls));
		for (const spy of printed) spy.mockRestore();
		expect(JSON.stringify(answered) + lines).not.toContain(KEY);
		return { answered, pieces, asked: started.asked, lines };
	}

	test.each([1, 2, 3, 7, 1000])("answers the same when its stream is cut every %i bytes", async (cutEvery) => {
		const text = "let greeting = 'Grüße 🎉';\n// end";
		const { answered, pieces, asked } = await ask({ text, cutEvery });
		expect(answered).toEqual({ ok: true, text, tokens: 42 });
		expect(pieces.join("")).toBe(text);
		expect(asked).toHaveLength(1);
		expect(JSON.stringify(asked[0]?.headers)).toContain(KEY);
		expect(asked[0]?.body).toMatchObject({
			model: "test",
			stream: true,
			// The operator's bound, not the 1.5 that the caller wants.
			temperature: 0.75,
		});
		expect(asked[0]?.body.tools).toBeUndefined();
	});

	test.each<[string, ModelReply, string]>([
		["a limit of requests", { status: 429, headers: { "retry-after": "7" } }, "rate_limited"],
		["a fault of the server", { status: 500 }, "model_unavailable"],
		["an overload", { status: 529 }, "model_unavailable"],
		[
			"a wrong key, quoted by the server",
			{ status: 401, body: JSON.stringify({ error: { message: `Bad key ${KEY}`, type: "auth" } }) },
			"model_unavailable",
		],
		["a refusal", { text: "No", finish: "content_filter" }, "model_refused"],
		["the length limit", { text: "let a", finish: "length" }, "model_answer_invalid"],
		["JSON that is broken", { raw: 'data: {"choices": [\n\n' }, "model_answer_invalid"],
		["a page of a proxy", { raw: "<html>hello</html>" }, "model_answer_invalid"],
		["a stream that is cut", { lostAfter: "let a" }, "model_unavailable"],
		["a stream that ends without its end marks", { endedAfter: "let a" }, "model_answer_invalid"],
		[
			"an overload inside of the stream",
			{ errorAfter: "let a", type: "overloaded_error", message: KEY },
			"model_unavailable",
		],
		["a limit inside of the stream", { errorAfter: "", type: "rate_limit_error", message: KEY }, "rate_limited"],
	])("fails with a code for %s", async (_what, reply, code) => {
		const { answered, asked } = await ask(reply);
		expect(answered).toMatchObject({ ok: false, error: { code } });
		expect(asked).toHaveLength(1);
	});

	test.each([
		["seconds", "7", 7],
		["a date", FAR_DATE, 86_400],
		["a date that is over", "Thu, 01 Jan 2026 00:00:00 GMT", 1],
		["less than nothing", "-5", 1],
		["neither", "soon", 30],
		["nothing", null, 30],
	])("says how long to wait when it is told by %s", async (_what, header, seconds) => {
		const { answered } = await ask({ status: 429, headers: header === null ? {} : { "retry-after": header } });
		expect(answered).toMatchObject({ error: { details: JSON.stringify({ retry_after_seconds: seconds }) } });
	});

	test("may take long until its first byte", async () => {
		const begin = Promise.withResolvers<void>();
		const asking = ask({ text: "let a;", after: begin.promise });
		await expect.poll(() => server?.asked.length).toBe(1);
		begin.resolve();
		expect((await asking).answered).toEqual({ ok: true, text: "let a;", tokens: 42 });
	});

	test.each([0, 0.4, 0.75])("is asked with a temperature within the operator's bound: %s", async (temperature) => {
		const { asked } = await ask({ text: "let a;" }, { temperature });
		expect(asked[0]?.body.temperature).toBe(temperature);
	});

	test("cannot send the question, with the key, to another address", async () => {
		const other = await startModelServer(() => ({ text: "let a;" }));
		onTestFinished(() => other.stop());
		const { answered, asked } = await ask({ status: 307, headers: { location: `${other.url}/messages` } });
		expect(answered).toMatchObject({ ok: false, error: { code: "model_unavailable" } });
		expect([asked.length, other.asked.length]).toEqual([1, 0]);
	});

	test("is given up when no byte, or no more text, comes in time", async () => {
		const soon = { ...AMPLE, firstChunkMs: 30 };
		expect((await ask({ silentAfter: null }, {}, soon)).answered).toMatchObject({ error: { code: "model_timeout" } });
		await server?.stop();
		const { answered } = await ask({ silentAfter: "let a" }, {}, { ...AMPLE, chunkMs: 30 });
		expect(answered).toMatchObject({ ok: false, error: { code: "model_timeout" } });
		expect(answered.tokens).toBeGreaterThan(0);
	});

	test("hears that the person has left, and its tokens are counted", async () => {
		const leaving = new AbortController();
		const { answered, asked } = await ask(
			{ silentAfter: "let a = 1;" },
			{ signal: leaving.signal, onText: () => leaving.abort() },
		);
		expect(answered).toMatchObject({ ok: false, error: { code: "aborted" } });
		expect(answered.tokens).toBeGreaterThan(0);
		await asked[0]?.closed;
	});
});
