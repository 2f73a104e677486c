import { systemClock } from "@scriptorium/core-types/clock";
import { fail, succeed } from "@scriptorium/core-types/errors";
import { createClient } from "@scriptorium/shared-protocol/channel/client";
import type { Caller } from "@scriptorium/shared-protocol/channel/define-message";
import { createPortPair } from "@scriptorium/shared-protocol/channel/in-memory-port";
import { createServer, servePort } from "@scriptorium/shared-protocol/channel/serve";
import {
	forgetGeneration,
	generateScript,
	getGeneration,
} from "@scriptorium/shared-protocol/extension-internal/generate-script";
import { runtimeMessages } from "@scriptorium/shared-protocol/extension-internal/runtime-messages";
import { type GeneratedScript, generateScriptRequest } from "@scriptorium/shared-protocol/hub-edge/generate-script";
import { generationErrorCode } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import { emptyStructure, type PageAnalysis } from "@scriptorium/shared-protocol/page-analysis";
import { describe, expect, it, vi } from "vitest";
import { serveGenerateScript } from "../../../extension/src/features/generate-script/background/serve-generate-script.ts";
import { createHubRequests } from "../../../extension/src/features/sign-in/background/hub-requests.ts";
import { createHubSession } from "../../../extension/src/features/sign-in/background/hub-session.ts";
import { createMemoryStore } from "../../../extension/src/platform/storage/memory-store.test-support.ts";
import type { GenerationStore } from "../../../supabase/functions/_shared/generation/ports.ts";
import { handleGenerateScript } from "../../../supabase/functions/generate-script/handler.ts";

const BACKEND = "https://backend.test";
const NOW_S = 1_800_000_000;
const SESSION = {
	access_token: "a.b.c",
	refresh_token: "refresh-1",
	token_type: "bearer",
	expires_at: NOW_S + 3600,
	user: { id: "person", email: "p@example.org" },
	backendUrl: BACKEND,
	publishableKey: "key",
};
const SCRIPT: GeneratedScript = {
	name: "Hide comments",
	description: "Hides the comments.",
	code: "// ==UserScript==\n// @name Hide comments\n// ==/UserScript==\n",
	permissions: ["storage"],
	category: "ui-modification",
	tags: ["comments"],
	confidence: 0.8,
	explanation: "It adds a style.",
	security_warnings: [],
	generated_at: "2026-11-28T00:00:00.000Z",
	model_used: "templates",
	tokens_used: 0,
};
const analysis: PageAnalysis = {
	url: "https://site.test/",
	title: "Site",
	meta: [],
	forms: [],
	api_calls: [],
	dom_structure: emptyStructure(),
	data_flows: [],
	interactive_elements: [],
	data_attributes: [],
	api_patterns: [],
	screenshot: null,
	truncated: false,
	analysis_timestamp: "2026-11-22T00:00:00.000Z",
};

/** The worker's handler over its real session, and a hub that a test answers for. */
function open(
	answer: (request: Request) => Response | Promise<Response>,
	session: object | null = SESSION,
	caller: Caller = "popup",
) {
	const asked: { url: string; method: string; headers: Headers; body: unknown }[] = [];
	const awake: string[] = [];
	const local = createMemoryStore(session === null ? {} : { "hub-session": session });
	const fetcher: typeof fetch = async (input, init) => {
		const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : null;
		asked.push({ url: String(input), method: init?.method ?? "GET", headers: new Headers(init?.headers), body });
		if (String(input).includes("/auth/v1/token"))
			return Response.json({ access_token: "access-2", refresh_token: "refresh-2", expires_at: NOW_S + 3600 });
		return answer(new Request(input, init));
	};
	const hubSession = createHubSession({
		local,
		session: createMemoryStore(),
		requests: createHubRequests("https://hub.test", fetcher),
		hubOrigin: "https://hub.test",
		signInAddress: null,
		openTab: async () => undefined,
		describeDevice: async () => ({ name: "Browser", platform: "linux" }),
		newId: () => "device",
		now: () => NOW_S * 1000,
		log: () => undefined,
	});
	const kept = createMemoryStore();
	const logged: string[] = [];
	let ids = 0;
	/** A worker over the same storage; the first one, or as after a restart. */
	const startWorker = () => {
		const served = serveGenerateScript({
			callFunction: hubSession.callFunction,
			keepAwake() {
				awake.push("held");
				return () => void awake.push("released");
			},
			session: kept,
			newId: () => `generation-${ids++}`,
			log: (line) => void logged.push(line),
		});
		const [page, worker] = createPortPair("internal");
		const options = { clock: systemClock, log: () => undefined, source: "extension" as const };
		servePort(
			worker,
			createServer<null>({ ...options, served, from: "extension" }),
			{ caller, sender: null },
			options.log,
		);
		const client = createClient(page, options);
		const ask = (payload: object = {}) =>
			client.request(generateScript, { prompt: "Hide the comments", temperature: 0.7, ...payload }, { timeoutMs: 500 });
		const look = async () => {
			const answer = await client.request(getGeneration, {}, { timeoutMs: 500 });
			return answer.ok ? answer.value.generation : answer.error.code;
		};
		const forget = () => client.request(forgetGeneration, {}, { timeoutMs: 500 });
		return { ask, look, forget };
	};
	return { ...startWorker(), startWorker, asked, awake, local, kept, logged };
}
const refusal =
	(code: string, status: number, details: string | null = null) =>
	() =>
		Response.json({ error: `Sentence of ${code}`, details, code, status }, { status });

describe("extension-internal: generate_script", () => {
	it("sends the fields of the specification as the person who is signed in, and answers with the script", async () => {
		const { ask, asked, awake } = open(() => Response.json(SCRIPT));
		const context = { url: "https://site.test/", title: "Site", description: "" };
		expect(await ask({ page_analysis: analysis, context, model: "small" })).toEqual({ ok: true, value: SCRIPT });
		expect(asked).toHaveLength(1);
		expect(asked[0]).toMatchObject({ url: `${BACKEND}/functions/v1/generate-script`, method: "POST" });
		expect(asked[0]?.headers.get("authorization")).toBe("Bearer a.b.c");
		expect(asked[0]?.headers.get("apikey")).toBe("key");
		// What the function reads.
		expect(generateScriptRequest.safeParse(asked[0]?.body)).toMatchObject({
			success: true,
			data: { prompt: "Hide the comments", page_analysis: analysis, context, model: "small", temperature: 0.7 },
		});
		expect(awake).toEqual(["held", "released"]);
		expect(runtimeMessages.generate_script).toBe(generateScript);
		expect(generateScript.payload.parse({ prompt: "x" })).toEqual({ prompt: "x", temperature: 0.7 });
	});

	it("is understood by the hub's function, which writes a script or says what is missing", async () => {
		const store: GenerationStore = {
			findPersonId: async (token) =>
				token === SESSION.access_token ? succeed("person") : fail("unauthenticated", "Sign in again."),
			usedToday: async () => succeed(0),
			reserve: async () =>
				succeed({ used: 1, day: "2026-11-28", preferredModel: null, preferredLanguage: "javascript" }),
			recordTokens: async () => succeed(undefined),
		};
		const now = () => new Date("2026-11-28T12:00:00Z");
		const ports = { model: null, store, publishableKey: "key", now };
		const { ask } = open((request) => handleGenerateScript(request, ports));
		const context = { url: "https://news.example.com/story?id=1", title: "Story" };
		const written = await ask({ prompt: "dark mode", context, page_analysis: analysis });
		expect(written).toMatchObject({ ok: true, value: { model_used: "templates", tokens_used: 0 } });
		expect(written.ok && written.value.code).toContain("// @match");
		expect(await ask({ prompt: "  " })).toMatchObject({ error: { code: "prompt_empty" } });
		expect(await ask({ prompt: "xqzzt vrrplk" })).toMatchObject({ error: { code: "not_in_catalog" } });
		const stranger = open((request) => handleGenerateScript(request, ports), { ...SESSION, access_token: "x.y.z" });
		expect(await stranger.ask()).toMatchObject({ error: { code: "unauthenticated" } });
	});

	it("renews a session that is about to expire, and asks nobody when there is none", async () => {
		const { ask, asked } = open(() => Response.json(SCRIPT), { ...SESSION, expires_at: NOW_S + 10 });
		expect(await ask()).toMatchObject({ ok: true });
		expect(asked.map(({ url, headers }) => [url.slice(BACKEND.length), headers.get("authorization")])).toEqual([
			["/auth/v1/token?grant_type=refresh_token", null],
			["/functions/v1/generate-script", "Bearer access-2"],
		]);
		const signedOut = open(() => Response.json(SCRIPT), null);
		expect(await signedOut.ask()).toMatchObject({ ok: false, error: { code: "SIGNED_OUT" } });
		expect(signedOut.asked).toEqual([]);
	});

	it.each(generationErrorCode.options.map((code) => [code] as const))(
		"passes on %s with its sentence and details",
		async (code) => {
			const { ask, awake } = open(refusal(code, 422, '{"used":1}'));
			expect(await ask()).toEqual({
				ok: false,
				error: { code, message: `Sentence of ${code}`, details: '{"used":1}' },
			});
			expect(awake).toEqual(["held", "released"]);
		},
	);

	it.each<[string, () => Response | Promise<Response>, string]>([
		["a hub without the function", () => new Response("not found", { status: 404 }), "NOT_SUPPORTED"],
		["JSON of a gateway", () => Response.json({ message: "no function" }, { status: 404 }), "NOT_SUPPORTED"],
		["a code that is not known", refusal("brand_new", 418), "NETWORK_ERROR"],
		["a script of another shape", () => Response.json({ ...SCRIPT, confidence: 7 }), "NETWORK_ERROR"],
		["a page instead of JSON", () => new Response("<html>", { status: 200 }), "NETWORK_ERROR"],
		["broken JSON", () => new Response("{", { headers: { "content-type": "application/json" } }), "NETWORK_ERROR"],
		["no answer", () => Promise.reject(new TypeError("Failed to fetch")), "NETWORK_ERROR"],
	])("%s is a code", async (_, answer, code) => {
		expect(await open(answer).ask()).toMatchObject({ ok: false, error: { code } });
	});

	it("is answered to popup and settings only, and storage that fails is a code", async () => {
		const other = open(() => Response.json(SCRIPT), SESSION, "confirm-install");
		expect(await other.ask()).toMatchObject({ ok: false, error: { code: "TIMEOUT" } });
		expect(other.asked).toEqual([]);
		const broken = open(() => Response.json(SCRIPT));
		broken.local.read = () => Promise.reject(new Error("disk"));
		expect(await broken.ask()).toMatchObject({ ok: false, error: { code: "STORAGE_ERROR" } });
	});

	it("keeps the last script, and how far it is, for a popup that is opened later", async () => {
		const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
		const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
		const { ask, look } = open(async () => {
			asked();
			await mayAnswer;
			return Response.json(SCRIPT);
		});
		expect(await look()).toBeNull();
		const about = { prompt: "Hide the comments", site: "site.test:8080" };
		const asking = ask({ context: { url: "http://site.test:8080/story?id=1" } });
		await isAsked;
		expect(await look()).toEqual({ ...about, state: "writing" });
		answer();
		await asking;
		expect(await look()).toEqual({ ...about, state: "written", script: SCRIPT });

		const failing = open(refusal("quota_exceeded", 429, '{"used":5}'));
		await failing.ask();
		const failure = { code: "quota_exceeded", message: "Sentence of quota_exceeded", details: '{"used":5}' };
		expect(await failing.look()).toEqual({ prompt: "Hide the comments", site: null, state: "failed", ...failure });
		const signedOut = open(() => Response.json(SCRIPT), null);
		await signedOut.ask();
		expect(await signedOut.look()).toMatchObject({ state: "failed", code: "SIGNED_OUT" });
	});

	it("does not keep what was forgotten or asked for before the last request, nor wait for a worker that ended", async () => {
		const answers: ((response: Response) => void)[] = [];
		const scene = open(() => new Promise<Response>((resolve) => void answers.push(resolve)));
		const { ask, look, forget } = scene;
		const isAsked = (times: number) => vi.waitFor(() => expect(answers).toHaveLength(times));
		const first = ask({ prompt: "First" });
		await isAsked(1);
		const second = ask({ prompt: "Second" });
		await isAsked(2);
		answers[0]?.(Response.json({ ...SCRIPT, name: "Late" }));
		expect(await first).toMatchObject({ ok: true, value: { name: "Late" } });
		expect(await look()).toEqual({ prompt: "Second", site: null, state: "writing" });
		expect(await scene.startWorker().look()).toMatchObject({
			prompt: "Second",
			state: "failed",
			code: "INTERRUPTED",
		});
		expect(await forget()).toMatchObject({ ok: true });
		answers[1]?.(Response.json(SCRIPT));
		await second;
		expect(await look()).toBeNull();
	});

	it("hands the script over also when it cannot be kept, and says so when it cannot be looked for", async () => {
		const { ask, look, forget, kept, logged } = open(() => Response.json(SCRIPT));
		kept.write = () => Promise.reject(new Error("full"));
		expect(await ask()).toEqual({ ok: true, value: SCRIPT });
		expect(logged).toContain("a generated script could not be kept: full");
		kept.read = () => Promise.reject(new Error("broken"));
		expect(await look()).toBe("STORAGE_ERROR");
		kept.remove = () => Promise.reject(new Error("broken"));
		expect(await forget()).toMatchObject({ error: { code: "STORAGE_ERROR" } });
	});
});
