import type { CodedError, Outcome } from "@scriptorium/core-types/errors";
import {
	AI_SCRIPT_ASSISTANT,
	type AssistantAnswer,
	type AssistantEvent,
	type AssistantRequest,
	assistantEvent,
} from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { type GenerationErrorCode, generationErrorCode } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import type { HubClient } from "../client.ts";
import type { DataErrorCode } from "../data-error.ts";
import { invokeStream } from "../invoke-stream.ts";

/** Why no complete answer came. One that was cut, refused or ended keeps the text that had come until then. */
export interface AssistantFailure extends CodedError<GenerationErrorCode | DataErrorCode> {
	/** Text that came before the failure; empty if none did. */
	readonly received: string;
	/** The HTTP status for which the specification has a text of its own (spec 03 § 8); null for all others. */
	readonly status: 400 | 404 | 500 | null;
}

export type AssistantOutcome = Outcome<AssistantAnswer, AssistantFailure>;

/** An unknown model or a description that is too long are invalid requests as well, but have sentences that say what to do. */
const STATUS: Partial<Readonly<Record<GenerationErrorCode | DataErrorCode, AssistantFailure["status"]>>> = {
	INVALID: 400,
	invalid_request: 400,
	NOT_FOUND: 404,
	UNAVAILABLE: 500,
	internal_error: 500,
};

/**
 * Asks the Script Assistant. Its text arrives piece by piece; the answer replaces the pieces.
 * @param client the hub client; its person must be signed in
 * @param request the message, the conversation before it and what the person has open
 * @param options how it is followed and ended
 * @param options.signal ends the question, also the one to a model; the error is then ABORTED
 * @param options.onEvent called for every event in the order of the stream, the last one included
 * @returns the answer; otherwise the function's code, or a `DataErrorCode` when it was not reached or the stream was cut
 */
export async function askAssistant(
	client: HubClient,
	request: AssistantRequest,
	options: { readonly signal: AbortSignal; onEvent(event: AssistantEvent): void },
): Promise<AssistantOutcome> {
	let received = "";
	const call = { name: AI_SCRIPT_ASSISTANT, body: { ...request }, event: assistantEvent, code: generationErrorCode };
	const made = await invokeStream(client, call, {
		signal: options.signal,
		onEvent: (event) => {
			options.onEvent(event);
			if (event.type === "text") received += event.text;
		},
	});
	if (made.ok) return { ok: true, value: made.value.result };
	return { ok: false, error: { ...made.error, received, status: STATUS[made.error.code] ?? null } };
}
