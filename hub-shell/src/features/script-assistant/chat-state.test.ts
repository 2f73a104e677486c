import { CONVERSATION_PAGE } from "@scriptorium/hub-data/assistant/conversation";
import type { StoredAssistantMessage } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { expect, test } from "vitest";
import { type ChatAction, type ChatState, chatReducer, NEW_CHAT, streamingExchange } from "./chat-state.ts";
import { answerOf, idOf, keptOf } from "./messages.test-support.ts";
import { bubblesOf, historyOf } from "./shown-messages.ts";

const WORDS = { apology: "I'm sorry.", advice: null, canRetry: true };
const asked = (number: number, question = `question ${number}`): ChatAction => ({
	type: "asked",
	number,
	question,
	context: null,
});
const text = (number: number, piece: string): ChatAction => ({
	type: "event",
	number,
	event: { type: "text", text: piece },
});
const read = (...page: StoredAssistantMessage[]): ChatAction => ({ type: "read", page });
const after = (...actions: ChatAction[]): ChatState => actions.reduce(chatReducer, NEW_CHAT);

/** What somebody sees: one line for each bubble. */
const seen = (state: ChatState) =>
	bubblesOf(state).map((bubble) => {
		if (bubble.kind === "question") return `? ${bubble.text}`;
		return bubble.kind === "answer" ? `${bubble.state}: ${bubble.answer.content}${bubble.code}` : bubble.words.apology;
	});

test("an answer arrives in pieces, and is then the account's own", () => {
	const streaming = after(
		read(),
		asked(1),
		{ type: "event", number: 1, event: { type: "thinking", step: { kind: "model", name: "small", part: "text" } } },
		text(1, "Ye"),
		text(1, "s"),
	);
	expect(seen(streaming)).toEqual(["? question 1", "streaming: Yes"]);
	expect(streamingExchange(streaming)?.steps).toHaveLength(1);
	const answered = chatReducer(streaming, { type: "answered", number: 1, answer: answerOf(2) });
	expect(streamingExchange(answered)).toBeNull();
	const kept = chatReducer(
		answered,
		read(keptOf(1, "user", { content: "question 1" }), keptOf(2, "assistant", { content: "Yes." })),
	);
	expect(kept.exchanges).toEqual([]);
	expect(seen(kept)).toEqual(["? question 1", "complete: Yes."]);
	// What shows the answer is the same element all the time: a list that was opened stays open.
	const keyOf = (state: ChatState) => bubblesOf(state).find(({ kind }) => kind === "answer")?.key;
	expect([keyOf(answered), keyOf(kept)]).toEqual([keyOf(streaming), keyOf(streaming)]);
});

test("a repair of the code begins it anew, and what comes after the end is dropped", () => {
	const step = { kind: "repaired" } as const;
	const code = (piece: string): ChatAction => ({ type: "event", number: 1, event: { type: "code", text: piece } });
	const stopped = after(
		asked(1),
		code("wrong"),
		{ type: "event", number: 1, event: { type: "thinking", step } },
		code("right"),
		{
			type: "stopped",
			number: 1,
		},
	);
	expect(seen(chatReducer(stopped, code(" and more")))).toEqual(["? question 1", "cut: right"]);
	expect(seen(chatReducer(stopped, { type: "answered", number: 1, answer: answerOf(2) }))).toEqual(seen(stopped));
});

test("a part that was ended stays, and is shown once when the account has it", () => {
	const cut = after(read(), asked(1), text(1, "The first half"), { type: "stopped", number: 1 });
	expect(seen(chatReducer(cut, read()))).toEqual(["? question 1", "cut: The first half"]);
	const kept = [
		keptOf(1, "user", { content: "question 1" }),
		keptOf(2, "assistant", { content: "The first half", is_cut: true }),
	];
	expect(seen(chatReducer(cut, read(...kept)))).toEqual(["? question 1", "cut: The first half"]);
	// The same question again is another answer.
	const again = chatReducer(chatReducer(cut, read(...kept)), asked(2, "question 1"));
	const stoppedAgain = chatReducer(chatReducer(again, text(2, "The")), { type: "stopped", number: 2 });
	expect(seen(chatReducer(stoppedAgain, read(...kept)))).toEqual([
		"? question 1",
		"cut: The first half",
		"? question 1",
		"cut: The",
	]);
});

test("a failure stays in its place behind the part that came, while the conversation goes on", () => {
	const failed = after(read(), asked(1), text(1, "Half"), { type: "failed", number: 1, words: WORDS });
	expect(seen(failed)).toEqual(["? question 1", "cut: Half", "I'm sorry."]);
	const next = chatReducer(chatReducer(failed, asked(2)), { type: "answered", number: 2, answer: answerOf(4) });
	const kept = chatReducer(
		next,
		read(
			keptOf(1, "user", { content: "question 1" }),
			keptOf(2, "assistant", { content: "Half", is_cut: true }),
			keptOf(3, "user", { content: "question 2" }),
			keptOf(4, "assistant", { content: "Yes." }),
		),
	);
	expect(seen(kept)).toEqual(["? question 1", "cut: Half", "I'm sorry.", "? question 2", "complete: Yes."]);
	expect(seen(after(read(), asked(1), { type: "failed", number: 1, words: WORDS }))).toEqual([
		"? question 1",
		"I'm sorry.",
	]);
});

test("messages of another tab appear, and what it deleted disappears", () => {
	const own = after(read(), asked(1), { type: "answered", number: 1, answer: answerOf(2) });
	const pair = [keptOf(1, "user", { content: "question 1" }), keptOf(2, "assistant", { content: "Yes." })];
	const both = chatReducer(own, read(...pair, keptOf(3, "user"), keptOf(4, "assistant")));
	expect(seen(both)).toEqual(["? question 1", "complete: Yes.", "? user 3", "complete: assistant 4"]);
	expect(seen(chatReducer(both, read()))).toEqual([]);
	expect(seen(chatReducer(own, read()))).toEqual([]);
	// An answer that could not be kept is known to this page alone.
	const unkept = after(read(), asked(1), { type: "answered", number: 1, answer: answerOf(null) });
	expect(seen(chatReducer(unkept, read()))).toEqual(["? question 1", "complete: Yes."]);
});

test("earlier messages are read page by page, and stay when the newest are read again", () => {
	const page = (from: number) =>
		Array.from({ length: CONVERSATION_PAGE }, (_, index) =>
			keptOf(from + index, index % 2 === 0 ? "user" : "assistant"),
		);
	const newest = after(read(...page(100)));
	expect(newest.hasOlder).toBe(true);
	const more = chatReducer(newest, { type: "older", older: page(70) });
	const all = chatReducer(more, { type: "older", older: [keptOf(69, "assistant")] });
	expect([more.hasOlder, all.hasOlder, all.kept.length]).toEqual([true, false, 61]);
	const again = chatReducer(all, read(...page(102)));
	expect([again.kept.length, again.hasOlder, again.kept[0]?.id]).toEqual([63, false, idOf(69)]);
	// Nothing in common: messages between the two would be missing.
	const far = chatReducer(all, read(...page(500)));
	expect([far.kept.length, far.hasOlder]).toEqual([CONVERSATION_PAGE, true]);
	expect(chatReducer(newest, { type: "older", older: "failed" })).toMatchObject({ older: "failed", hasOlder: true });
});

test("a conversation that cannot be read stays as it is; one that was cleared is empty", () => {
	expect(after({ type: "read-failed" }).reading).toBe("failed");
	const shown = after(read(keptOf(1, "user")), { type: "read-failed" });
	expect([shown.reading, shown.kept.length]).toEqual(["ready", 1]);
	expect(chatReducer(shown, { type: "cleared" })).toEqual({ ...NEW_CHAT, reading: "ready" });
});

test("the history is the last ten messages within the limits, without failures and what is under way", () => {
	const kept = Array.from({ length: 12 }, (_, index) => keptOf(index, index % 2 === 0 ? "user" : "assistant"));
	const state = after(
		read(...kept, keptOf(20, "assistant", { content: "x".repeat(30_000) })),
		asked(1, "failed"),
		{ type: "failed", number: 1, words: WORDS },
		asked(2, "half"),
		text(2, "Half"),
		{ type: "stopped", number: 2 },
		asked(3, "under way"),
	);
	const history = historyOf(state);
	expect(history).toHaveLength(10);
	expect(history.map(({ content }) => content.slice(0, 12)).slice(-3)).toEqual(["xxxxxxxxxxxx", "half", "Half"]);
	expect(Math.max(...history.map(({ content }) => content.length))).toBe(20_000);
});
