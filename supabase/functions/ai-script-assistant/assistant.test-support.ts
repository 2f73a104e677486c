import { fail, succeed } from "@scriptorium/core-types/errors";
import {
	type AssistantAnswer,
	type AssistantEvent,
	type AssistantRequest,
	assistantAnswer,
	assistantEvent,
} from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import type { ModelAnswer, ModelQuestion } from "../_shared/model/ask-model.ts";
import { handleScriptAssistant } from "./handler.ts";
import type { AssistantPorts, FoundScripts, KeptAnswer, KeptQuestion } from "./ports.ts";

export const NOW = new Date("2026-11-28T12:00:00Z");
export const KEPT_ID = "3f0c2b9e-0000-4000-8000-000000000001";
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

interface Given {
	/** Of the model, in order, by text or by the question; absent without a model. */
	readonly answers?: readonly (
		| string
		| ModelAnswer
		| ((question: ModelQuestion) => ModelAnswer | Promise<ModelAnswer>)
	)[];
	readonly reserve?: "free" | "quota_exceeded" | "rate_limited";
	readonly found?: FoundScripts;
	readonly storeFails?: boolean;
}

/** The function with a store in memory and, with answers, a model that gives them piece by piece. */
export function assistantWith(given: Given = {}) {
	const { answers, reserve = "free", found = { scripts: [], total: 0 }, storeFails = false } = given;
	const limits: (number | null)[] = [];
	const tokens: number[] = [];
	const questions: ModelQuestion[] = [];
	const searched: string[] = [];
	const kept: { person: string; question: KeptQuestion; answer: KeptAnswer }[] = [];
	const ask = async (question: ModelQuestion): Promise<ModelAnswer> => {
		questions.push(question);
		const answered = answers?.[questions.length - 1] ?? "";
		const answer = typeof answered === "function" ? await answered(question) : answered;
		const text = typeof answer === "string" ? answer : answer.ok ? answer.text : "";
		for (const piece of text.match(/.{1,7}/gs) ?? []) question.onText?.(piece);
		return typeof answer === "string" ? { ok: true, text: answer, tokens: 10 } : answer;
	};
	const ports: AssistantPorts = {
		model: answers === undefined ? null : { settings, ask },
		publishableKey: "key",
		now: () => NOW,
		store: {
			findPersonId: async (token) =>
				token === "a.b.c" ? succeed("person") : fail("unauthenticated", "Please sign in again."),
			usedToday: async () => succeed(0),
			reserve: async (_person, limit) => {
				limits.push(limit);
				if (reserve !== "free") return fail(reserve, "Wait.");
				return succeed({ used: 1, day: "2026-11-28", preferredModel: null, preferredLanguage: "javascript" });
			},
			recordTokens: async (_person, _day, count) => {
				tokens.push(count);
				return succeed(undefined);
			},
		},
		searchScripts: async (query) => {
			searched.push(query);
			return succeed(found);
		},
		keep: async (person, question, answer) => {
			if (storeFails) return fail("database_unreachable", "The database did not answer.");
			kept.push({ person, question, answer });
			return succeed(KEPT_ID);
		},
	};
	const respond = (body: unknown, init: RequestInit & { headers?: Record<string, string> } = {}) =>
		handleScriptAssistant(
			new Request("http://hub.test/ai-script-assistant", {
				method: "POST",
				body: JSON.stringify(body),
				...init,
				headers: { Authorization: "Bearer a.b.c", ...init.headers },
			}),
			ports,
		);
	const call = async (body: unknown, init: RequestInit & { headers?: Record<string, string> } = {}) => {
		const response = await respond(body, init);
		return { status: response.status, body: (await response.json()) as unknown };
	};
	/** The answer to a message; fails when it is refused. */
	const answerTo = async (message: string, more: Partial<AssistantRequest> = {}): Promise<AssistantAnswer> => {
		const { status, body } = await call({ message, history: [], ...more });
		if (status !== 200) throw new Error(JSON.stringify(body));
		return assistantAnswer.parse(body);
	};
	/** Every event of the stream. */
	const streamOf = async (message: string, more: Partial<AssistantRequest> = {}): Promise<AssistantEvent[]> => {
		const response = await respond({ message, history: [], ...more }, { headers: { Accept: "text/event-stream" } });
		const text = await response.text();
		return text
			.split("\n\n")
			.filter(Boolean)
			.map((line) => assistantEvent.parse(JSON.parse(line.replace("data: ", ""))));
	};
	return { call, respond, answerTo, streamOf, limits, tokens, questions, searched, kept };
}
