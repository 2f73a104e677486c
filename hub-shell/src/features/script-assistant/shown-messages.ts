import {
	type AssistantHistoryMessage,
	assistantLimits,
	type StoredAssistantMessage,
} from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import type { ChatState, Exchange } from "./chat-state.ts";
import type { FailureWords } from "./failure-words.ts";

/** The parts of an answer that are shown. */
export type ShownAnswer = Pick<
	StoredAssistantMessage,
	"content" | "script" | "flow" | "scripts" | "documents" | "steps" | "model_used"
>;

/** A part of the conversation; its key stays the same while its answer arrives and when it is kept. */
export type Bubble = { readonly key: string } & (
	| { readonly kind: "question"; readonly text: string }
	| {
			readonly kind: "answer";
			readonly answer: ShownAnswer;
			/** What was asked. */
			readonly question: string;
			readonly state: "complete" | "streaming" | "cut";
			/** Code while the model writes it. */
			readonly code: string;
	  }
	| { readonly kind: "failure"; readonly words: FailureWords; readonly exchange: Exchange }
);

type Entry =
	| { readonly kind: "kept"; readonly message: StoredAssistantMessage; readonly question: string }
	| { readonly kind: "exchange"; readonly exchange: Exchange };
type Shown = Pick<ChatState, "kept" | "exchanges">;

/**
 * Puts the account's messages and the exchanges of this page into one order.
 * @param state of the conversation
 * @returns what is shown, the oldest first
 */
export function bubblesOf(state: Shown & Pick<ChatState, "numbers">): readonly Bubble[] {
	return entriesOf(state).flatMap((entry): Bubble[] => {
		if (entry.kind === "exchange") return bubblesOfExchange(entry.exchange);
		const { message, question } = entry;
		if (message.role === "user") return [{ kind: "question", key: message.id, text: message.content }];
		const number = state.numbers[message.id];
		const key = number === undefined ? message.id : answerKey(number);
		return [{ kind: "answer", key, answer: message, question, state: message.is_cut ? "cut" : "complete", code: "" }];
	});
}

/**
 * Selects the messages that are sent with the next question (spec 03 § 9). Failures are none of them.
 * @param state of the conversation
 * @returns the last 10, the oldest first, within the limits of a request
 */
export function historyOf(state: Shown): AssistantHistoryMessage[] {
	return entriesOf(state)
		.flatMap((entry) => (entry.kind === "kept" ? [asHistory(entry.message)] : historyOfExchange(entry.exchange)))
		.slice(-assistantLimits.history);
}

function entriesOf({ kept, exchanges }: Shown): readonly Entry[] {
	const ids = new Set(kept.map(({ id }) => id));
	const asEntry = (exchange: Exchange): Entry => ({ kind: "exchange", exchange });
	const inPlace = kept.flatMap((message, index): Entry[] => [
		{ kind: "kept", message, question: kept[index - 1]?.content ?? "" },
		...exchanges.filter(({ after }) => after === message.id).map(asEntry),
	]);
	return [...inPlace, ...exchanges.filter(({ after }) => after === null || !ids.has(after)).map(asEntry)];
}

const answerKey = (number: number) => `answer ${number}`;

function bubblesOfExchange(exchange: Exchange): Bubble[] {
	const { number, question, state, text, code, isKept } = exchange;
	const key = answerKey(number);
	const asked: Bubble = { kind: "question", key: `question ${number}`, text: question };
	switch (state.kind) {
		case "answered":
			return [asked, { kind: "answer", key, answer: state.answer, question, state: "complete", code: "" }];
		case "streaming":
			return [asked, { kind: "answer", key, answer: partOf(exchange), question, state: "streaming", code }];
		case "stopped":
			return [asked, { kind: "answer", key, answer: partOf(exchange), question, state: "cut", code }];
		case "failed": {
			const failure: Bubble = { kind: "failure", key: `failure ${number}`, words: state.words, exchange };
			if (isKept) return [failure];
			if (text === "" && code === "") return [asked, failure];
			return [asked, { kind: "answer", key, answer: partOf(exchange), question, state: "cut", code }, failure];
		}
	}
}

const partOf = ({ text, steps }: Exchange): ShownAnswer => ({
	content: text,
	steps: [...steps],
	script: null,
	flow: null,
	scripts: [],
	documents: [],
	model_used: null,
});

function historyOfExchange({ state, question, text, isKept }: Exchange): AssistantHistoryMessage[] {
	if (isKept || state.kind === "streaming") return [];
	const asked = asHistory({ role: "user", content: question, script: null });
	if (state.kind === "answered") {
		return [asked, asHistory({ role: "assistant", content: state.answer.content, script: state.answer.script })];
	}
	return text.trim() === "" ? [] : [asked, asHistory({ role: "assistant", content: text, script: null })];
}

function asHistory({
	role,
	content,
	script,
}: Pick<StoredAssistantMessage, "role" | "content" | "script">): AssistantHistoryMessage {
	const fits = script !== null && script.code.length <= assistantLimits.context;
	return {
		role,
		content: content.slice(0, assistantLimits.historyContent),
		script: fits ? { code: script.code, metadata: script.metadata } : null,
	};
}
