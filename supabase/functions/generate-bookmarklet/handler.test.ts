import { fail, succeed } from "@scriptorium/core-types/errors";
import { templateQuestion, templateRefusal } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import { describe, expect, test } from "vitest";
import type { GenerationPorts } from "../_shared/generation/begin-generation.ts";
import type { GenerationStore } from "../_shared/generation/ports.ts";
import { handleGenerateBookmarklet } from "./handler.ts";

const store: GenerationStore = {
	findPersonId: async (token) =>
		token === "a.b.c" ? succeed("person") : fail("unauthenticated", "Please sign in again."),
	usedToday: async () => succeed(3),
	reserve: async () => fail("rate_limited", "Wait.", "{}"),
	recordTokens: async () => succeed(undefined),
};
const settings = {
	provider: "anthropic",
	baseUrl: null,
	apiKey: "sk-secret",
	model: "small",
	models: ["small", "large"],
	maxTemperature: 2,
	requestsPerDay: 5,
	timeLimits: { totalMs: 1, firstChunkMs: 1, chunkMs: 1 },
} as const;
const model = { settings, ask: () => Promise.reject(new Error("not to be asked")) };
const now = () => new Date("2026-11-28T12:00:00Z");

async function ask(init: RequestInit, ports: Partial<GenerationPorts> = {}) {
	const request = new Request("http://hub.test/generate-bookmarklet", init);
	const response = await handleGenerateBookmarklet(request, { model, store, publishableKey: "key", now, ...ports });
	const text = await response.text();
	expect(text).not.toContain(settings.apiKey);
	return { status: response.status, body: text === "" ? null : (JSON.parse(text) as unknown) };
}
const signedIn = { Authorization: "Bearer a.b.c" };
const post = (body: unknown, headers: Record<string, string> = signedIn): RequestInit => ({
	method: "POST",
	headers,
	body: JSON.stringify(body),
});
const REQUEST = { prompt: "Hide ads", isUserscript: true };

describe("the function", () => {
	test("says which models there are, and a signed-in person's quota", async () => {
		const models = { model: "small", models: ["small", "large"] };
		expect(await ask({})).toEqual({ status: 200, body: { ...models, quota: null } });
		const quota = { used: 3, limit: 5, resets_at: "2026-11-29T00:00:00.000Z" };
		expect(await ask({ headers: signedIn })).toEqual({ status: 200, body: { ...models, quota } });
		expect(await ask({ headers: signedIn }, { model: null })).toEqual({
			status: 200,
			body: { model: null, models: [], quota: null },
		});
	});

	test.each([
		["another method", { method: "PUT" }, 405, "method_not_allowed"],
		["no JSON", { ...post(null), body: "{" }, 400, "invalid_request"],
		["no description", post({ ...REQUEST, prompt: " " }), 400, "prompt_empty"],
		["a visitor", post(REQUEST, {}), 401, "unauthenticated"],
		["an ended session", post(REQUEST, { Authorization: "Bearer x.y.z" }), 401, "unauthenticated"],
		["a model that is not allowed", post({ ...REQUEST, model: "huge" }), 400, "model_not_allowed"],
		["too many requests", post(REQUEST), 429, "rate_limited"],
	])("refuses %s before it asks a model", async (_what, init, status, code) => {
		expect(await ask(init)).toMatchObject({ status, body: { code, status } });
	});

	test("answers a browser's preflight", async () => {
		expect(await ask({ method: "OPTIONS" })).toEqual({ status: 204, body: null });
	});
});

describe("without a model", () => {
	const reservation = { used: 0, day: "2026-11-28", preferredModel: null, preferredLanguage: "javascript" };
	const reserved: (number | null)[] = [];
	const free: GenerationStore = {
		...store,
		reserve: async (_person, limit) => {
			reserved.push(limit);
			return succeed(reservation);
		},
		recordTokens: () => Promise.reject(new Error("nothing to be counted")),
	};
	const byTemplate = (body: object, ports: Partial<GenerationPorts> = {}) =>
		ask(post({ isUserscript: true, ...body }), { model: null, store: free, ...ports });

	test("a template answers, without a request of the day", async () => {
		const made = await byTemplate({ prompt: "dark mode on news.example.com" });
		expect(made).toMatchObject({
			status: 200,
			body: {
				title: "Dark mode on any site",
				model_used: "templates",
				plan: { matches: ["*://news.example.com/*"], hosts: [] },
			},
		});
		expect(made.body).not.toHaveProperty("quota");
		expect(made.body).toHaveProperty("code", expect.stringMatching(/@match +\*:\/\/news\.example\.com\/\*\n/));
		expect(reserved).toEqual([null]);
	});

	test("a plan has no code; its approval writes for the sites that were named and chosen", async () => {
		const prompt = "dark mode on news.example.com";
		const sites = ["https://www.example.org/blog/*"];
		const planned = await byTemplate({ prompt, sites, stage: "plan" });
		const matches = ["*://news.example.com/*", "https://www.example.org/blog/*"];
		expect(planned.body).toMatchObject({ code: "", plan: { kind: "userscript", matches, grants: [] } });
		const { plan } = planned.body as { plan: object };
		const made = await byTemplate({ prompt, sites, stage: "code", plan });
		expect(made.body).toMatchObject({ code: expect.stringContaining("example.org/blog/*"), plan });
	});

	test("what no template does is refused, with the words that were not understood", async () => {
		const refused = await byTemplate({ prompt: "Order me a pizza tonight" });
		expect(refused).toMatchObject({ status: 422, body: { code: "not_in_catalog" } });
		const details = JSON.parse((refused.body as { details: string }).details) as unknown;
		expect(templateRefusal.parse(details).unknown_words).toContain("pizza");
		expect(templateRefusal.parse(details).nearest).toHaveLength(3);
	});

	test("a missing value is asked for", async () => {
		const asked = await byTemplate({ prompt: "hide part of a site" });
		expect(asked).toMatchObject({ status: 422, body: { code: "value_missing" } });
		const { error, details } = asked.body as { error: string; details: string };
		expect(templateQuestion.parse(JSON.parse(details))).toEqual({
			template: "hide-element",
			slot: "element",
			question: error,
		});
	});

	test("a script is not replaced when a change of it is asked for", async () => {
		const change = { prompt: "dark mode", existingCode: "alert(1)", isModification: true };
		expect(await byTemplate(change)).toMatchObject({ status: 503, body: { code: "model_unavailable" } });
	});

	test("a visitor has to sign in, and too many requests wait", async () => {
		const request = { prompt: "dark mode", isUserscript: true };
		expect(await ask(post(request, {}), { model: null })).toMatchObject({ body: { code: "unauthenticated" } });
		expect(await byTemplate(request, { store })).toMatchObject({ status: 429, body: { code: "rate_limited" } });
	});

	test("a stream shows the plan and ends with the script", async () => {
		const init = post({ prompt: "dark mode", isUserscript: true }, { ...signedIn, Accept: "text/event-stream" });
		const request = new Request("http://hub.test/generate-bookmarklet", init);
		const ports = { model: null, store: free, publishableKey: "key", now };
		const text = await (await handleGenerateBookmarklet(request, ports)).text();
		const events = text.split("\n\n").filter(Boolean);
		expect(events.map((line) => (JSON.parse(line.replace("data: ", "")) as { type: string }).type)).toEqual([
			"plan",
			"result",
		]);
	});
});
