import { withoutInvisible } from "@scriptorium/redaction/visible-text";
import type {
	AssistantContext,
	AssistantHistoryMessage,
	AssistantRequest,
} from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";

/** A question whose limits are checked. */
export interface AskedQuestion {
	/** As the person sees it: trimmed, without invisible characters. */
	readonly message: string;
	/**
	 * What a script should do, in the person's own words: the message, after the one before it when that one led to a question of the
	 * assistant. Only these words name sites and hosts.
	 */
	readonly wish: string;
	readonly history: readonly AssistantHistoryMessage[];
	readonly context: AssistantContext | null;
	/** The newest script of the conversation. */
	readonly latestScript: { readonly code: string; readonly name: string } | null;
}

/**
 * Prepares a request.
 * @param request as sent
 * @returns the question
 */
export function askedQuestion({ message: sent, history, context = null }: AssistantRequest): AskedQuestion {
	const message = withoutInvisible(sent).trim();
	const script = history.findLast((one) => one.role === "assistant" && one.script !== null)?.script ?? null;
	return {
		message,
		wish: [...unanswered(history), message].join("\n"),
		history,
		context,
		latestScript: script && { code: script.code, name: script.metadata.name },
	};
}

/** The person's last message, when the assistant answered it with a question. */
function unanswered(history: readonly AssistantHistoryMessage[]): string[] {
	const last = history.at(-1);
	const before = history.at(-2);
	if (last?.role !== "assistant" || before?.role !== "user" || last.script !== null) return [];
	const [opening = ""] = last.content.split("\n");
	return /\?(?:\s|$)/.test(opening) ? [withoutInvisible(before.content).trim()] : [];
}
