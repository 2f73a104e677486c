import { generateScript } from "@scriptorium/hub-data/generation/generate-script";
import { readGenerationStatus } from "@scriptorium/hub-data/generation/read-generation-status";
import type { GenerateBookmarkletRequest } from "@scriptorium/shared-protocol/hub-edge/generate-bookmarklet";
import type { GenerationEvent } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import { parseMetadata } from "@scriptorium/userscript/parse-metadata";
import { afterAll, beforeEach, expect, test } from "vitest";
import { personOf } from "../support/fixture.ts";
import { type ModelReply, startModelServer } from "../support/model-server.ts";
import { signUp } from "../support/people.ts";
import { startTestBackend } from "../support/test-backend.ts";

const KEY = "sk-key-of-the-operator";
const PLAN = {
	title: "Hide ads",
	description: "Hides the advertisements of the page.",
	category: "productivity",
	tags: ["ads"],
	summary: "Hides advertisements.",
	steps: ["Finds them.", "Hides them."],
	grants: ["GM_addStyle"],
	hosts: [],
	elements: [],
	unseen: "The page was not seen.",
	effects: ["content"],
};
const CODE = 'GM_addStyle(".ad { display: none; }");';
const written: ModelReply = { text: `\`\`\`js\n${CODE}\n\`\`\``, cutEvery: 5 };
const isPlanning = (body: Readonly<Record<string, unknown>>) => JSON.stringify(body).includes("You plan a small");

let reply: ((number: number) => ModelReply) | null = null;
const server = await startModelServer(({ body }, number) => {
	if (reply !== null) return reply(number);
	return isPlanning(body) ? { text: JSON.stringify(PLAN) } : written;
});
const { stop, ...backend } = await startTestBackend({
	modelVariables: {
		AI_BASE_URL: server.url,
		AI_MODEL: "small",
		AI_MODELS: "small, large",
		AI_API_KEY: KEY,
		AI_REQUESTS_PER_DAY: "4",
		PATH_OF_SOMETHING: "not passed on",
	},
});
beforeEach(() => {
	reply = null;
});
afterAll(async () => {
	await stop();
	await server.stop();
});

const newPerson = async () => personOf(backend, await signUp(backend, "Gina Generates"));
const REQUEST: GenerateBookmarkletRequest = { prompt: "Hide ads on news.example.com", isUserscript: true };
async function ask(person: Awaited<ReturnType<typeof newPerson>>, request: GenerateBookmarkletRequest) {
	const events: GenerationEvent[] = [];
	const signal = new AbortController().signal;
	return {
		outcome: await generateScript(person.hub, request, { signal, onEvent: (event) => events.push(event) }),
		events,
	};
}

test("the function plans, waits for the approval and writes, in Deno and as a stream", async () => {
	const person = await newPerson();
	expect(await readGenerationStatus(personOf(backend, null).hub)).toEqual({
		ok: true,
		value: { model: "small", models: ["small", "large"], quota: null },
	});
	const planned = await ask(person, { ...REQUEST, stage: "plan" });
	if (!planned.outcome.ok) throw new Error(JSON.stringify(planned.outcome.error));
	const { plan, title, description, category, tags, code, quota } = planned.outcome.value;
	expect(plan).toMatchObject({ matches: ["*://news.example.com/*"], grants: ["GM_addStyle"], hosts: [] });
	expect([code, quota?.used, quota?.limit]).toEqual(["", 1, 4]);
	if (!plan) throw new Error("no plan");

	const about = { title, description, category, tags };
	const made = await ask(person, { ...REQUEST, stage: "code", plan, about, model: "large" });
	if (!made.outcome.ok) throw new Error(JSON.stringify(made.outcome.error));
	const read = parseMetadata(made.outcome.value.code);
	expect(read.ok && read.metadata).toMatchObject({ name: "Hide ads", matches: plan.matches, grants: plan.grants });
	expect(made.outcome.value).toMatchObject({ model_used: "large", tokens_used: 42, quota: { used: 2, limit: 4 } });
	const shown = made.events.flatMap((event) => (event.type === "text" ? [event.text] : [])).join("");
	expect(shown).toBe(CODE);
	expect(made.events.map(({ type }) => type).at(-1)).toBe("result");

	const { data: usage } = await person.hub.from("ai_usage").select("function, requests, tokens");
	expect(usage).toEqual([{ function: "generate-bookmarklet", requests: 2, tokens: 84 }]);
	expect((await (await newPerson()).hub.from("ai_usage").select("function")).data).toEqual([]);
	expect(server.asked.every(({ headers }) => headers.authorization === `Bearer ${KEY}`)).toBe(true);
	expect(JSON.stringify([planned, made, backend.lines])).not.toContain(KEY);
});

test("of many requests at once, no more than the day's are made", async () => {
	const person = await newPerson();
	const before = server.asked.length;
	const made = await Promise.all(Array.from({ length: 7 }, () => ask(person, { ...REQUEST, stage: "plan" })));
	const codes = made.map(({ outcome }) => (outcome.ok ? "made" : outcome.error.code));
	expect(codes.filter((code) => code === "made")).toHaveLength(4);
	expect(codes.filter((code) => code === "quota_exceeded")).toHaveLength(3);
	expect(server.asked.length - before).toBe(4);
	const refused = made.find(({ outcome }) => !outcome.ok)?.outcome;
	expect(JSON.parse((refused && !refused.ok && refused.error.details) || "null")).toMatchObject({ used: 4, limit: 4 });
	expect((await readGenerationStatus(person.hub)) as unknown).toMatchObject({
		value: { quota: { used: 4, limit: 4 } },
	});
});

test("refusals have their codes, and the model is not asked", async () => {
	const person = await newPerson();
	const before = server.asked.length;
	const codeOf = async (request: GenerateBookmarkletRequest, by = person) => {
		const { outcome } = await ask(by, request);
		return outcome.ok ? "made" : outcome.error.code;
	};
	expect(await codeOf({ ...REQUEST, prompt: "  \n" })).toBe("prompt_empty");
	expect(await codeOf({ ...REQUEST, prompt: "a".repeat(4_001) })).toBe("prompt_too_long");
	expect(await codeOf({ ...REQUEST, model: "huge" })).toBe("model_not_allowed");
	expect(await codeOf({ ...REQUEST, stage: "code" })).toBe("invalid_request");
	expect(await codeOf(REQUEST, personOf(backend, null))).toBe("unauthenticated");
	expect(server.asked.length).toBe(before);
});

test("an answer that cannot be used is repaired once; a plan that was changed is not accepted", async () => {
	const person = await newPerson();
	const first = server.asked.length;
	reply = (number) => (number === first ? { text: "Here you are!" } : { text: JSON.stringify(PLAN) });
	const repaired = await ask(person, { ...REQUEST, stage: "plan" });
	expect(repaired.outcome).toMatchObject({ ok: true, value: { tokens_used: 84 } });
	expect(repaired.events).toContainEqual({ type: "status", step: "repairing" });
	reply = () => ({ text: "```js\nfetch('https://evil.example.net/')\n```" });
	const plan = repaired.outcome.ok ? repaired.outcome.value.plan : null;
	if (!plan) throw new Error("no plan");
	const exceeding = await ask(person, { ...REQUEST, stage: "code", plan });
	expect(exceeding.outcome).toMatchObject({ ok: false, error: { code: "exceeds_plan" } });
	const changed = await ask(person, { ...REQUEST, stage: "code", plan: { ...plan, matches: ["*://*/*"] } });
	expect(changed.outcome).toMatchObject({ ok: false, error: { code: "exceeds_plan" } });
});

test("a person who leaves ends the question to the model, and its tokens are counted", async () => {
	const person = await newPerson();
	reply = () => ({ silentAfter: "```js\nlet a = 1;" });
	const leaving = new AbortController();
	const plan = {
		summary: "S",
		steps: [],
		kind: "userscript" as const,
		matches: ["*://news.example.com/*"],
		grants: [],
		hosts: [],
		elements: [],
		unseen: null,
		effects: ["content" as const],
	};
	const request: GenerateBookmarkletRequest = { ...REQUEST, stage: "code", plan };
	const onEvent = (event: GenerationEvent) => event.type === "text" && leaving.abort();
	const outcome = await generateScript(person.hub, request, { signal: leaving.signal, onEvent });
	expect(outcome).toMatchObject({ ok: false, error: { code: "ABORTED" } });
	await server.asked.at(-1)?.closed;
	await expect
		.poll(async () => (await person.hub.from("ai_usage").select("tokens").single()).data?.tokens)
		.toBeGreaterThan(0);
});
