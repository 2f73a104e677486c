import { askAssistant } from "@scriptorium/hub-data/assistant/ask-assistant";
import { clearConversation, readConversation } from "@scriptorium/hub-data/assistant/conversation";
import type { AssistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useReducer, useRef, useState } from "react";
import { useHost } from "../../host-context/host-provider.tsx";
import { type ChatState, chatReducer, NEW_CHAT, streamingExchange } from "./chat-state.ts";
import { failureWords } from "./failure-words.ts";
import { catalog } from "./messages/catalog.ts";
import { historyOf } from "./shown-messages.ts";

export interface Chat {
	readonly state: ChatState;
	/** Whether an answer is under way. */
	readonly isStreaming: boolean;
	ask(question: string, context: AssistantContext | null): void;
	/** Ends the answer that is under way; what has come of it stays. */
	stop(): void;
	readAgain(): void;
	readOlder(): void;
	/** Empties the conversation of this page, for one of which the account has nothing. */
	forget(): void;
	/** @returns whether the account's conversation was deleted */
	clear(): Promise<boolean>;
	/** What has just happened, for screen readers; empty before the first question. */
	readonly announced: string;
}

/**
 * The conversation of one person: what the account has of it, and what is asked in this page.
 * @param userId id of the person; the component has it as its key
 * @param isOpen whether the conversation is shown: it is read then, and again when the person comes back to the page
 * @returns its state and what can be done
 */
export function useChat(userId: string, isOpen: boolean): Chat {
	const { client } = useHost();
	const { failed, log, clear: clearTexts } = useMessages(catalog);
	const { formattingLocale } = useLocale();
	const [state, dispatch] = useReducer(chatReducer, NEW_CHAT);
	const [reads, setReads] = useState(0);
	const [announced, setAnnounced] = useState("");
	const running = useRef<AbortController | null>(null);
	const number = useRef(0);
	const isStreaming = streamingExchange(state) !== null;
	const readAgain = () => setReads((count) => count + 1);

	// Signing out ends the answer.
	useEffect(() => () => running.current?.abort(), []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new number reads again.
	useEffect(() => {
		// Read when the answer has ended: what is kept of it is known then.
		if (!isOpen || isStreaming) return;
		const controller = new AbortController();
		void readConversation(client, {}, controller.signal).then((read) => {
			if (!controller.signal.aborted) dispatch(read.ok ? { type: "read", page: read.value } : { type: "read-failed" });
		});
		return () => controller.abort();
	}, [client, isOpen, isStreaming, reads]);

	useEffect(() => {
		if (!isOpen) return;
		// Another tab may have asked meanwhile.
		const read = () => {
			if (document.visibilityState === "visible") setReads((count) => count + 1);
		};
		document.addEventListener("visibilitychange", read);
		window.addEventListener("focus", read);
		return () => {
			document.removeEventListener("visibilitychange", read);
			window.removeEventListener("focus", read);
		};
	}, [isOpen]);

	async function ask(question: string, context: AssistantContext | null): Promise<void> {
		const controller = new AbortController();
		running.current = controller;
		number.current += 1;
		const asked = number.current;
		dispatch({ type: "asked", number: asked, question, context });
		setAnnounced(log.working);
		const request = { message: question, history: historyOf(state), context };
		const outcome = await askAssistant(client, request, {
			signal: controller.signal,
			onEvent: (event) => dispatch({ type: "event", number: asked, event }),
		});
		if (outcome.ok) {
			setAnnounced(outcome.value.content);
			return dispatch({ type: "answered", number: asked, answer: outcome.value });
		}
		if (outcome.error.code === "ABORTED") {
			setAnnounced(log.stopped);
			return dispatch({ type: "stopped", number: asked });
		}
		console.error("The assistant did not answer:", outcome.error.code, outcome.error.message);
		const words = failureWords(outcome.error, failed, formattingLocale);
		setAnnounced(words.apology);
		dispatch({ type: "failed", number: asked, words });
	}

	async function readOlder(): Promise<void> {
		const before = state.kept[0]?.created_at;
		if (before === undefined) return;
		dispatch({ type: "older", older: "loading" });
		const read = await readConversation(client, { before });
		dispatch({ type: "older", older: read.ok ? read.value : "failed" });
	}

	async function clear(): Promise<boolean> {
		const cleared = await clearConversation(client, { userId });
		if (!cleared.ok) return false;
		setAnnounced(clearTexts.done);
		dispatch({ type: "cleared" });
		return true;
	}

	return {
		state,
		isStreaming,
		ask: (question, context) => void ask(question, context),
		stop: () => running.current?.abort(),
		readAgain,
		readOlder: () => void readOlder(),
		forget: () => dispatch({ type: "cleared" }),
		clear,
		announced,
	};
}
