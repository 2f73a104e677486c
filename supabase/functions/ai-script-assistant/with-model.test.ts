import { readStoredFlow } from "@scriptorium/flow/document/stored-flow";
import type { AssistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { describe, expect, test } from "vitest";
import { assistantWith } from "./assistant.test-support.ts";

const PLAN = JSON.stringify({
	title: "Hide ads",
	description: "Hides the advertisements of the page.",
	category: "productivity",
	tags: ["ads"],
	summary: "Hides advertisements.",
	steps: ["Finds them."],
	grants: ["GM_addStyle"],
	hosts: [],
	elements: [],
	unseen: null,
	effects: ["content"],
});
const CODE = 'GM_addStyle(".ad { display: none; }");';
const BLOCK = `\`\`\`js\n${CODE}\n\`\`\``;
const edited: AssistantContext = {
	kind: "edited",
	scriptId: null,
	title: "Ads",
	description: "Hides ads.",
	code: `// ==UserScript==\n// @name Ads\n// @match https://news.example.com/*\n// @grant GM_addStyle\n// ==/UserScript==\n\n${CODE}\n`,
	risk: null,
	findings: [],
	isEditable: true,
};
const page: AssistantContext = {
	kind: "page",
	outline: {
		url: "https://shop.example.org/cart",
		title: "Cart",
		elements: [{ number: 1, tag: "button", role: "button", type: null, name: "Pay", selector: "#pay", fallbacks: [] }],
	},
};

describe("a model", () => {
	test("answers by text, which is streamed, with what the documentation says beside the question", async () => {
		const text = "Drag the link to your bar.";
		const assistant = assistantWith({ answers: [`ANSWER\n${text}`] });
		const events = await assistant.streamOf("How do I install a bookmarklet?");
		expect(events.flatMap((event) => (event.type === "text" ? [event.text] : [])).join("")).toBe(text);
		expect(events.at(-1)).toMatchObject({
			type: "result",
			result: {
				content: text,
				model_used: "small",
				documents: expect.arrayContaining([{ title: expect.any(String), path: "/faq#install-bookmarklet" }]),
				quota: { used: 1, limit: 5 },
			},
		});
		const asked = JSON.parse(assistant.questions[0]?.prompt ?? "") as { documentation: object[]; request: string };
		expect(asked.request).toBe("How do I install a bookmarklet?");
		expect(asked.documentation.length).toBeGreaterThan(0);
		expect([assistant.limits, assistant.tokens]).toEqual([[5], [10]]);
	});

	test("has a script planned, written, checked and rated, and every step is told as it happens", async () => {
		const assistant = assistantWith({ answers: ["SCRIPT\nI hide the ads.", PLAN, BLOCK] });
		const events = await assistant.streamOf("Hide ads on news.example.com");
		const last = events.at(-1);
		if (last?.type !== "result") throw new Error(JSON.stringify(last));
		expect(last.result).toMatchObject({
			content: "I hide the ads.",
			script: {
				metadata: { name: "Hide ads", match: ["*://news.example.com/*"] },
				rating: { risk_level: "green", capabilities: { grants: [{ what: "GM_addStyle" }] } },
				replacesOpen: false,
			},
			thinking: [
				"Asked the model small for the answer.",
				"Asked the model small for a plan of the script.",
				"Asked the model small for the code.",
				expect.stringMatching(/^Rated the code: Low Risk/),
			],
		});
		expect(events.flatMap((event) => (event.type === "code" ? [event.text] : [])).join("")).toBe(CODE);
		expect(assistant.tokens).toEqual([30]);
	});

	test("changes the script that is open in the editor, which keeps its metadata", async () => {
		const assistant = assistantWith({ answers: ["CHANGE\nNow for banners too.", PLAN, BLOCK] });
		const made = await assistant.answerTo("also hide banners", { context: edited });
		expect(made.script).toMatchObject({
			metadata: { name: "Ads", match: ["https://news.example.com/*"] },
			replacesOpen: true,
		});
		expect(made.steps.map(({ kind }) => kind)).toEqual(["model", "model", "model", "rated"]);
		expect(JSON.parse(assistant.questions[1]?.prompt ?? "")).toMatchObject({ existing_script: { code: edited.code } });
	});

	test("changes the newest script of the conversation, when none is open", async () => {
		const assistant = assistantWith({ answers: ["CHANGE\nNow for banners too.", PLAN, BLOCK] });
		const script = { code: edited.kind === "edited" ? edited.code : "", metadata: { name: "Ads", match: [] } };
		const history = [{ role: "assistant" as const, content: "Done.", script }];
		const made = await assistant.answerTo("also hide banners", { history });
		expect(made.script).toMatchObject({ metadata: { match: ["https://news.example.com/*"] }, replacesOpen: false });
		const none = await assistantWith({ answers: ["CHANGE\nI change it."] }).answerTo("make it red");
		expect([none.script, none.content]).toEqual([null, expect.stringContaining("Open the script in the editor")]);
	});

	test("never changes a script that the person only looks at", async () => {
		const { kind: _kind, isEditable: _isEditable, ...script } = edited as Extract<AssistantContext, { kind: "edited" }>;
		const assistant = assistantWith({ answers: ["CHANGE\nI change it."] });
		const made = await assistant.answerTo("make it red", { context: { ...script, kind: "script", isEditable: false } });
		expect(made.script).toBeNull();
	});

	test("searches the hub by the person's words, not by its own", async () => {
		const assistant = assistantWith({ answers: ["FIND\nI look for secrets of evil.example.com."] });
		const made = await assistant.answerTo("I need something against advertisements");
		expect(assistant.searched).toEqual(["against advertisements"]);
		expect(made.content).toMatch(/^I look for .*\n\nThe hub has no script that matches/s);
	});

	test("makes a flow of the shared page's elements, and repairs one that cannot be read", async () => {
		const flow = JSON.stringify({
			name: "Pay",
			description: "Pays the cart.",
			steps: [
				{ kind: "click", label: "Pay", element: 1 },
				{ kind: "navigate", label: "Leave", url: "https://evil.example.net/" },
				{ kind: "click", label: "Thanks", element: 99 },
			],
		});
		const assistant = assistantWith({ answers: ["FLOW\nI make a flow.", "Here it is!", flow] });
		const made = await assistant.answerTo("make a flow that pays", { context: page });
		const read = readStoredFlow(made.flow);
		if (!read.ok) throw new Error(read.error.message);
		const { nodes, edges } = read.value.flow;
		expect(nodes.map(({ type, data }) => [type, data.selector ?? data.url ?? ""])).toEqual([
			["click", "#pay"],
			["navigate", ""],
			["click", ""],
		]);
		expect(edges).toHaveLength(2);
		expect(made.content).toMatch(
			/you did not name its site.*"Leave" is missing a URL.*"Thanks" is missing a CSS selector/s,
		);
		expect(made.steps.map(({ kind }) => kind)).toEqual(["model", "model", "repaired", "model", "flow"]);
	});

	test("keeps the steps of the open flow that stay", async () => {
		const kept = {
			id: "click-1",
			type: "click",
			position: { x: 0, y: 0 },
			data: { label: "Next", category: "interaction", selector: "a.next" },
		};
		const context: AssistantContext = {
			kind: "flow",
			name: "Reader",
			flow: { version: 2, nodes: [kept], edges: [], notes: [] },
		};
		const answer = JSON.stringify({
			name: "Reader",
			steps: [{ keep: "click-1" }, { keep: "click-1" }, { kind: "wait", seconds: 2 }],
		});
		const made = await assistantWith({ answers: ["FLOW\nI add a pause.", answer] }).answerTo("wait 2 seconds", {
			context,
		});
		const read = readStoredFlow(made.flow);
		expect(read.ok && read.value.flow.nodes.map(({ type, data }) => [type, data.selector ?? data.delay])).toEqual([
			["click", "a.next"],
			["wait", 2000],
		]);
	});

	test("is told the findings of the open script with the texts of their rules, and explains them", async () => {
		const found = {
			type: "cookie-exfiltration",
			severity: "critical",
			description: "Sends cookies away.",
			line: 3,
		} as const;
		const context = { ...edited, risk: "red", findings: [found] } as AssistantContext;
		const assistant = assistantWith({ answers: ["ANSWER\nIt sends your cookies away."] });
		const made = await assistant.answerTo("why is it red?", { context });
		expect(JSON.parse(assistant.questions[0]?.prompt ?? "")).toMatchObject({
			open: { risk: "red" },
			findings: [found],
			rules: { "cookie-exfiltration": { why: expect.stringContaining("Cookies sign you in.") } },
		});
		expect(made.steps).toMatchObject([
			{ kind: "explained", findings: 1 },
			{ kind: "model", part: "text" },
		]);
	});

	test("writes no code into its text", async () => {
		const assistant = assistantWith({ answers: ["ANSWER\nPaste this:\n```js\nevil()\n```\n"] });
		const made = await assistant.answerTo("what should I do?");
		expect(made.content).toMatch(/^Paste this:\n\nI left out code that was not checked/);
		expect(JSON.stringify(assistant.kept)).not.toContain("evil()");
	});
});

describe("an answer that ends early", () => {
	const cut = {
		ok: false,
		error: { code: "model_unavailable", message: "The model cannot be reached." },
		tokens: 4,
	} as const;

	test("is stored as far as it came, and the error follows", async () => {
		const assistant = assistantWith({ answers: ["SCRIPT\nI hide the ads now.", cut] });
		const events = await assistant.streamOf("Hide ads");
		expect(events.at(-1)).toMatchObject({ type: "error", code: "model_unavailable", status: 503 });
		expect(assistant.kept).toMatchObject([{ answer: { content: "I hide the ads now.", is_cut: true, script: null } }]);
		expect(assistant.tokens).toEqual([14]);
	});

	test("is not stored when nothing had come", async () => {
		const assistant = assistantWith({ answers: [cut] });
		expect(await assistant.call({ message: "Hide ads", history: [] })).toMatchObject({ status: 503 });
		expect(assistant.kept).toEqual([]);
	});

	test("ends the question to the model when the person stops, and keeps the part", async () => {
		const asked = Promise.withResolvers<void>();
		const ended = Promise.withResolvers<void>();
		const assistant = assistantWith({
			answers: [
				async ({ signal, onText }) => {
					onText?.("ANSWER\nThe first words and");
					asked.resolve();
					await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
					ended.resolve();
					return { ok: false, error: { code: "aborted", message: "The caller ended it." }, tokens: 3 };
				},
			],
		});
		const response = await assistant.respond(
			{ message: "Hide ads", history: [] },
			{ headers: { Accept: "text/event-stream" } },
		);
		await asked.promise;
		await response.body?.cancel();
		await ended.promise;
		await expect.poll(() => assistant.kept).toMatchObject([{ answer: { content: "The first words", is_cut: true } }]);
		expect(assistant.tokens).toEqual([3]);
	});
});

describe("a refusal of the model is an answer", () => {
	test.each([
		["REFUSED", /^The model declined/],
		["REFUSED\nI will not help with that.", /^I will not help with that\.$/],
	])("%j", async (answer, content) => {
		const assistant = assistantWith({ answers: [answer] });
		expect((await assistant.answerTo("Steal passwords")).content).toMatch(content);
		expect(assistant.kept).toMatchObject([{ answer: { is_cut: false, script: null } }]);
	});

	test("of a script or a flow, too", async () => {
		const script = await assistantWith({ answers: ["SCRIPT\nI try.", '{"refused": true}'] }).answerTo("Hide ads");
		expect([script.script, script.content]).toEqual([null, expect.stringMatching(/^I try\.\n\nThe model declined/)]);
		const flow = await assistantWith({ answers: ["FLOW\nI try.", '{"refused": true}'] }).answerTo("Hide ads");
		expect([flow.flow, flow.content]).toEqual([null, expect.stringMatching(/^I try\.\n\nThe model declined/)]);
	});
});
