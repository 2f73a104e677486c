import { CONVERSATION_PAGE } from "@scriptorium/hub-data/assistant/conversation";
import type {
	AssistantAnswer,
	AssistantContext,
	AssistantEvent,
	AssistantStep,
	StoredAssistantMessage,
} from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import type { FailureWords } from "./failure-words.ts";

/** How an answer stands. */
export type AnswerState =
	| { readonly kind: "streaming" }
	| { readonly kind: "answered"; readonly answer: AssistantAnswer }
	| { readonly kind: "stopped" }
	| { readonly kind: "failed"; readonly words: FailureWords };

/** A question of this page and its answer, until the account's conversation has both. */
export interface Exchange {
	/** Counted in this page. */
	readonly number: number;
	readonly question: string;
	/** What went along with the question; asked again with it. */
	readonly context: AssistantContext | null;
	readonly steps: readonly AssistantStep[];
	/** As much of the answer as has come. */
	readonly text: string;
	readonly code: string;
	readonly state: AnswerState;
	/** Id of the kept message that stands before it; null when none does. */
	readonly after: string | null;
	/** Whether its question and the part of the answer are among the kept messages: only its failure is shown here. */
	readonly isKept: boolean;
}

export interface ChatState {
	/** Of the account, the oldest first. */
	readonly kept: readonly StoredAssistantMessage[];
	/** Whether the account has older ones. */
	readonly hasOlder: boolean;
	readonly reading: "loading" | "ready" | "failed";
	readonly older: "idle" | "loading" | "failed";
	readonly exchanges: readonly Exchange[];
	/** Numbers of exchanges that are among the kept messages now, by the id of the answer: what shows an answer stays the same for both. */
	readonly numbers: Readonly<Record<string, number>>;
}

type Numbered = { readonly number: number };
export type ChatAction =
	| ({
			readonly type: "asked";
			readonly question: string;
			readonly context: AssistantContext | null;
	  } & Numbered)
	| ({ readonly type: "event"; readonly event: AssistantEvent } & Numbered)
	| ({ readonly type: "answered"; readonly answer: AssistantAnswer } & Numbered)
	| ({ readonly type: "stopped" } & Numbered)
	| ({ readonly type: "failed"; readonly words: FailureWords } & Numbered)
	/** The newest page of the account's conversation; read while no answer is under way. */
	| { readonly type: "read"; readonly page: readonly StoredAssistantMessage[] }
	| { readonly type: "read-failed" }
	| { readonly type: "older"; readonly older: "loading" | "failed" | readonly StoredAssistantMessage[] }
	| { readonly type: "cleared" };

export const NEW_CHAT: ChatState = {
	kept: [],
	hasOlder: false,
	reading: "loading",
	older: "idle",
	exchanges: [],
	numbers: {},
};

/**
 * Reducer of a conversation. What arrives for an answer that has ended is dropped.
 * @param state before the action
 * @param action what happened
 * @returns the state after it
 */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
	switch (action.type) {
		case "asked":
			return { ...state, exchanges: [...state.exchanges, newExchange(action, state.kept.at(-1)?.id ?? null)] };
		case "event":
			return withExchange(state, action.number, (exchange) => receive(exchange, action.event));
		case "answered":
			return end(state, action.number, { kind: "answered", answer: action.answer });
		case "stopped":
			return end(state, action.number, { kind: "stopped" });
		case "failed":
			return end(state, action.number, { kind: "failed", words: action.words });
		case "read":
			return takeOverPage(state, action.page);
		case "read-failed":
			return { ...state, reading: state.reading === "ready" ? "ready" : "failed" };
		case "older":
			return addOlder(state, action.older);
		case "cleared":
			return { ...NEW_CHAT, reading: "ready" };
	}
}

/**
 * Tells whether an answer is under way.
 * @param state of the conversation
 * @returns its exchange; null when none is
 */
export const streamingExchange = ({ exchanges }: ChatState): Exchange | null =>
	exchanges.find((exchange) => exchange.state.kind === "streaming") ?? null;

function newExchange(
	{ number, question, context }: Extract<ChatAction, { type: "asked" }>,
	after: string | null,
): Exchange {
	const state = { kind: "streaming" } as const;
	return { number, question, context, steps: [], text: "", code: "", state, after, isKept: false };
}

function receive(exchange: Exchange, event: AssistantEvent): Exchange {
	switch (event.type) {
		case "thinking":
			// A repair writes the code once more from its start.
			return {
				...exchange,
				steps: [...exchange.steps, event.step],
				code: event.step.kind === "repaired" ? "" : exchange.code,
			};
		case "text":
			return { ...exchange, text: exchange.text + event.text };
		case "code":
			return { ...exchange, code: exchange.code + event.text };
		default:
			return exchange;
	}
}

const end = (state: ChatState, number: number, ended: AnswerState) =>
	withExchange(state, number, (exchange) => ({ ...exchange, state: ended }));

/** Changes an exchange whose answer is under way. */
function withExchange(state: ChatState, number: number, change: (exchange: Exchange) => Exchange): ChatState {
	const exchanges = state.exchanges.map((exchange) =>
		exchange.number === number && exchange.state.kind === "streaming" ? change(exchange) : exchange,
	);
	return { ...state, exchanges };
}

function takeOverPage(state: ChatState, page: readonly StoredAssistantMessage[]): ChatState {
	const known = new Set(state.kept.map(({ id }) => id));
	const first = page[0];
	const isWhole = first === undefined || page.length < CONVERSATION_PAGE;
	const isConnected = page.some(({ id }) => known.has(id));
	const older = isWhole || !isConnected ? [] : state.kept.filter(({ created_at }) => created_at < first.created_at);
	const kept = [...older, ...page];
	const hasOlder = !isWhole && (isConnected ? state.hasOlder || older.length === 0 : true);
	return { ...state, kept, hasOlder, reading: "ready", ...keepUnkept(state, page, known) };
}

/** Exchanges that the account's conversation does not show, in their places behind its messages. */
function keepUnkept(
	{ exchanges, numbers }: ChatState,
	page: readonly StoredAssistantMessage[],
	known: ReadonlySet<string>,
): Pick<ChatState, "exchanges" | "numbers"> {
	const taken = new Set(known);
	const found: Record<string, number> = { ...numbers };
	let anchor: string | null = null;
	const rest: Exchange[] = [];
	for (const exchange of exchanges) {
		const keptAs = findKept(exchange, page, taken);
		if (keptAs !== null) {
			taken.add(keptAs);
			found[keptAs] = exchange.number;
			anchor = keptAs;
		}
		const isShown = keptAs === null ? isOnlyHere(exchange) : exchange.state.kind === "failed";
		if (isShown)
			rest.push({ ...exchange, after: anchor ?? exchange.after, isKept: exchange.isKept || keptAs !== null });
	}
	return { exchanges: rest, numbers: found };
}

/** An answer that was kept and is not there was deleted, for example by another tab. */
const isOnlyHere = ({ state }: Exchange) => state.kind !== "answered" || state.answer.id === null;

/** Id of the kept answer; null when there is none. Of an answer that was ended this page has no id. */
function findKept(
	{ state, question, text, isKept }: Exchange,
	page: readonly StoredAssistantMessage[],
	taken: ReadonlySet<string>,
): string | null {
	if (state.kind === "answered") return page.find(({ id }) => id === state.answer.id)?.id ?? null;
	if (state.kind === "streaming" || isKept || text.trim() === "") return null;
	const index = page.findIndex(({ id, is_cut, content }, at) => {
		if (!is_cut || taken.has(id)) return false;
		// The function keeps the question without invisible characters, and knows more or less of the text than this page.
		const part = text.trim();
		return page[at - 1]?.content === question.trim() || content.startsWith(part) || part.startsWith(content);
	});
	return page[index]?.id ?? null;
}

function addOlder(state: ChatState, older: Extract<ChatAction, { type: "older" }>["older"]): ChatState {
	if (typeof older === "string") return { ...state, older };
	const hasOlder = older.length === CONVERSATION_PAGE;
	return { ...state, kept: [...older, ...state.kept], hasOlder, older: "idle" };
}
