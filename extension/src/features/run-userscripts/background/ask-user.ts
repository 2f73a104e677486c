import type { Clock } from "@scriptorium/core-types/clock";
import { messageOf } from "@scriptorium/core-types/errors";
import type { ConnectQuestion } from "@scriptorium/shared-protocol/extension-internal/script-connections";

/** How long a question stays open, in milliseconds. */
export const QUESTION_TIMEOUT_MS = 2 * 60_000;
/** How long a "no" counts for the same question without asking again, in milliseconds. */
export const NO_LASTS_MS = 60_000;
/** Questions of one script that are put to the user within `QUESTION_PERIOD_MS`, answered or not. */
export const MAX_QUESTIONS = 5;
export const QUESTION_PERIOD_MS = 60_000;
/** Questions of all scripts that wait. */
export const MAX_WAITING = 20;

export interface AskedQuestion {
	readonly scriptId: string;
	/** Tab of the document that asks; undefined where the browser does not tell. */
	readonly tabId: number | undefined;
	readonly question: Omit<ConnectQuestion, "questionId">;
}
export type UserAnswer = "yes" | "no";

export interface AskUserPorts {
	/** Opens the page that shows a question; resolves with its tab. */
	readonly openQuestion: (questionId: string, openerTabId: number | undefined) => Promise<number | null>;
	readonly closeTab: (tabId: number) => void;
	readonly newId: () => string;
	readonly clock: Clock;
	readonly log: (line: string) => void;
}

/**
 * Puts questions to the user, one at a time, each on a page of its own. Whoever asks the same meanwhile shares the question.
 * Everything but a "yes" is a "no": a closed page, no answer in time, and more questions than a script may ask.
 */
export interface AskUser {
	ask(asked: AskedQuestion, signal: AbortSignal): Promise<UserAnswer>;
	/** A question that waits; null for any other. */
	find(questionId: string): AskedQuestion | null;
	settle(questionId: string, answer: UserAnswer): void;
	tabClosed(tabId: number): void;
}

interface Waiting extends AskedQuestion {
	readonly key: string;
	readonly id: string;
	readonly answered: Promise<UserAnswer>;
	readonly resolve: (answer: UserAnswer) => void;
	waiters: number;
}

/** The question that the user sees. */
interface Shown {
	readonly waiting: Waiting;
	readonly stopTimer: () => void;
	tabId: number | null;
}

export function createAskUser({ openQuestion, closeTab, newId, clock, log }: AskUserPorts): AskUser {
	/** By id, in the order in which they are shown. */
	const queue = new Map<string, Waiting>();
	/** Until when a question counts as answered with no. */
	const refusedUntil = new Map<string, number>();
	/** When each script's latest questions were asked. */
	const askedAt = new Map<string, number[]>();
	let shown: Shown | null = null;

	const keyOf = ({ scriptId, question: { kind, host } }: AskedQuestion): string =>
		kind === "downloads" ? `${scriptId} downloads` : `${scriptId} ${host}`;

	function mayAsk(scriptId: string): boolean {
		const since = clock.now() - QUESTION_PERIOD_MS;
		const recent = (askedAt.get(scriptId) ?? []).filter((time) => time > since);
		if (recent.length >= MAX_QUESTIONS || queue.size >= MAX_WAITING) return false;
		askedAt.set(scriptId, [...recent, clock.now()]);
		return true;
	}

	function enqueue(asked: AskedQuestion, key: string): Waiting {
		let resolve: (answer: UserAnswer) => void = () => undefined;
		const answered = new Promise<UserAnswer>((settle) => {
			resolve = settle;
		});
		const waiting: Waiting = { ...asked, key, id: newId(), answered, resolve, waiters: 0 };
		queue.set(waiting.id, waiting);
		showNext();
		return waiting;
	}

	function showNext(): void {
		const [next] = queue.values();
		if (shown !== null || next === undefined) return;
		const now: Shown = {
			waiting: next,
			stopTimer: clock.setTimer(() => settle(next.id, "no"), QUESTION_TIMEOUT_MS),
			tabId: null,
		};
		shown = now;
		openQuestion(next.id, next.tabId).then(
			(tabId) => {
				now.tabId = tabId;
				if (shown !== now && tabId !== null) closeTab(tabId); // answered, or given up, while it was opened
			},
			(thrown: unknown) => {
				log(`the question of ${next.scriptId} cannot be shown: ${messageOf(thrown)}`);
				settle(next.id, "no");
			},
		);
	}

	/** @param remember whether a "no" counts for some time */
	function settle(questionId: string, answer: UserAnswer, remember = true): void {
		const waiting = queue.get(questionId);
		if (waiting === undefined) return;
		queue.delete(questionId);
		if (answer === "no" && remember) refusedUntil.set(waiting.key, clock.now() + NO_LASTS_MS);
		waiting.resolve(answer);
		if (shown?.waiting !== waiting) return;
		const { tabId, stopTimer } = shown;
		stopTimer();
		shown = null;
		if (tabId !== null) closeTab(tabId);
		showNext();
	}

	return {
		find: (questionId) => queue.get(questionId) ?? null,
		settle: (questionId, answer) => settle(questionId, answer),
		tabClosed(tabId) {
			if (shown?.tabId === tabId) settle(shown.waiting.id, "no");
		},
		async ask(asked, signal) {
			const key = keyOf(asked);
			if (signal.aborted || (refusedUntil.get(key) ?? 0) > clock.now()) return "no";
			const same = [...queue.values()].find((waiting) => waiting.key === key);
			if (same === undefined && !mayAsk(asked.scriptId)) {
				log(`${asked.scriptId} asks too much: its request is refused without a question`);
				return "no";
			}
			const waiting = same ?? enqueue(asked, key);
			waiting.waiters += 1;
			const left = (): void => {
				waiting.waiters -= 1;
				if (waiting.waiters === 0) settle(waiting.id, "no", false); // nobody waits for the answer
			};
			const gone = new Promise<UserAnswer>((resolve) => {
				signal.addEventListener("abort", () => resolve("no"), { once: true });
			});
			signal.addEventListener("abort", left, { once: true });
			const answer = await Promise.race([waiting.answered, gone]);
			signal.removeEventListener("abort", left);
			return answer;
		},
	};
}
