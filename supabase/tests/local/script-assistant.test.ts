import { askAssistant } from "@scriptorium/hub-data/assistant/ask-assistant";
import { clearConversation, readConversation } from "@scriptorium/hub-data/assistant/conversation";
import type { AssistantEvent, AssistantRequest } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { afterAll, beforeEach, expect, test } from "vitest";
import { personOf } from "../support/fixture.ts";
import { type ModelReply, startModelServer } from "../support/model-server.ts";
import { signUp } from "../support/people.ts";
import { save } from "../support/save.ts";
import { startTestBackend } from "../support/test-backend.ts";

const PLAN = {
	title: "Hide ads",
	description: "Hides the advertisements of the page.",
	category: "productivity",
	tags: ["ads"],
	summary: "Hides advertisements.",
	steps: [],
	grants: ["GM_addStyle"],
	hosts: [],
	elements: [],
	unseen: null,
	effects: ["content"],
};
const CODE = 'GM_addStyle(".ad { display: none; }");';
const TEXT = "I hide the advertisements – every one of them.";

let opening: ModelReply = { text: "" };
const server = await startModelServer(({ body }) => {
	const asked = JSON.stringify(body);
	if (asked.includes("You are the Script Assistant")) return opening;
	if (asked.includes("You plan a small")) return { text: JSON.stringify(PLAN) };
	return { text: `\`\`\`js\n${CODE}\n\`\`\``, cutEvery: 5 };
});
const { stop, ...backend } = await startTestBackend({
	modelVariables: { AI_BASE_URL: server.url, AI_MODEL: "small", AI_REQUESTS_PER_DAY: "4" },
});
beforeEach(() => {
	opening = { text: `SCRIPT\n${TEXT}`, cutEvery: 3 };
});
afterAll(async () => {
	await stop();
	await server.stop();
});

async function newPerson() {
	const session = await signUp(backend, "Anna Asks");
	return { ...personOf(backend, session), id: session.id };
}
type Somebody = Awaited<ReturnType<typeof newPerson>>;
async function ask(person: Pick<Somebody, "hub">, request: Partial<AssistantRequest> = {}) {
	const events: AssistantEvent[] = [];
	const signal = new AbortController().signal;
	const message = { message: "Hide ads on news.example.com", history: [], ...request };
	return {
		outcome: await askAssistant(person.hub, message, { signal, onEvent: (event) => events.push(event) }),
		events,
	};
}
async function conversationOf({ hub }: Somebody) {
	const read = await readConversation(hub);
	if (!read.ok) throw new Error(read.error.message);
	return read.value;
}

test("an answer is streamed from Deno, rated, stored with its question, and read again", async () => {
	const person = await newPerson();
	const { outcome, events } = await ask(person);
	if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
	expect(events.flatMap((event) => (event.type === "text" ? [event.text] : [])).join("")).toBe(TEXT);
	expect(events.flatMap((event) => (event.type === "code" ? [event.text] : [])).join("")).toBe(CODE);
	expect(outcome.value).toMatchObject({
		content: TEXT,
		model_used: "small",
		script: { metadata: { name: "Hide ads", match: ["*://news.example.com/*"] }, rating: { risk_level: "green" } },
		quota: { used: 1, limit: 4 },
	});
	const [question, answer, ...others] = await conversationOf(person);
	expect(others).toEqual([]);
	expect(question).toMatchObject({
		role: "user",
		content: "Hide ads on news.example.com",
		script: null,
		is_cut: false,
	});
	const { id, content, script, steps } = outcome.value;
	expect(answer).toMatchObject({ id, role: "assistant", content, script, steps, model_used: "small", is_cut: false });
	const { data: usage } = await person.hub.from("ai_usage").select("function, requests, tokens");
	expect(usage).toEqual([{ function: "ai-script-assistant", requests: 1, tokens: 126 }]);
	expect(await clearConversation(person.hub, { userId: person.id })).toMatchObject({ ok: true });
	expect(await conversationOf(person)).toEqual([]);
});

test("whoever stops ends the question to the model, and finds the part in the conversation", async () => {
	const person = await newPerson();
	opening = { silentAfter: "ANSWER\nThe first half and " };
	const stopping = new AbortController();
	const onEvent = (event: AssistantEvent) => event.type === "text" && stopping.abort();
	const request = { message: "What is it?", history: [] };
	const outcome = await askAssistant(person.hub, request, { signal: stopping.signal, onEvent });
	expect(outcome).toMatchObject({
		ok: false,
		error: { code: "ABORTED", received: expect.stringMatching(/^The first/) },
	});
	await server.asked.at(-1)?.closed;
	await expect
		.poll(async () => (await conversationOf(person)).map(({ content, is_cut }) => [content, is_cut]))
		.toEqual([
			["What is it?", false],
			["The first half and", true],
		]);
});

test("a lost model, too many requests and a used-up day have their codes and texts", async () => {
	const person = await newPerson();
	opening = { lostAfter: "ANSWER\nThe first half " };
	expect((await ask(person)).outcome).toMatchObject({
		ok: false,
		error: { code: "model_unavailable", received: expect.stringMatching(/^The first/), status: null },
	});
	expect((await conversationOf(person)).at(-1)).toMatchObject({ content: "The first half", is_cut: true });
	opening = { status: 429, headers: { "retry-after": "7" } };
	expect((await ask(person)).outcome).toMatchObject({
		error: { code: "rate_limited", message: expect.stringContaining("7 seconds") },
	});
	opening = { status: 500 };
	expect((await ask(person)).outcome).toMatchObject({ error: { code: "model_unavailable" } });
	opening = { text: "ANSWER\nYes." };
	expect((await ask(person)).outcome).toMatchObject({ ok: true });
	expect((await ask(person)).outcome).toMatchObject({ error: { code: "quota_exceeded" } });
	expect((await ask(person, { message: " " })).outcome).toMatchObject({ error: { code: "prompt_empty" } });
	const wrong = {
		message: "a",
		history: Array.from({ length: 11 }, () => ({ role: "user" as const, content: "", script: null })),
	};
	expect((await ask(person, wrong)).outcome).toMatchObject({ error: { code: "invalid_request", status: 400 } });
	expect((await ask(personOf(backend, null))).outcome).toMatchObject({
		error: { code: "unauthenticated", message: "You must be logged in to use the AI assistant" },
	});
});

test("two tabs that ask at the same time both get and keep their answers", async () => {
	const person = await newPerson();
	opening = { text: "ANSWER\nYes.", cutEvery: 2 };
	const both = await Promise.all([ask(person, { message: "one" }), ask(person, { message: "two" })]);
	expect(both.map(({ outcome }) => outcome.ok)).toEqual([true, true]);
	const roles = (await conversationOf(person)).map(({ role }) => role);
	expect(roles).toEqual(["user", "assistant", "user", "assistant"]);
});

test("published scripts of the hub are found by their words, drafts are not", async () => {
	const person = await newPerson();
	const published = await save(person, { p_title: "Zebrafish counter", p_publish: true });
	await save(person, { p_title: "Zebrafish draft", p_publish: false });
	opening = { text: "FIND\nI look for some." };
	const { outcome } = await ask(person, { message: "Find a script for zebrafish" });
	expect(outcome).toMatchObject({
		ok: true,
		value: {
			scripts: [
				{ id: published.id, title: "Zebrafish counter", path: expect.stringMatching(/^\/.+\/zebrafish-counter$/) },
			],
			steps: [{ kind: "model" }, { kind: "searched", query: "zebrafish", found: 1 }],
		},
	});
});
