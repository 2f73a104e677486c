import type { CodedError, Outcome } from "@scriptorium/core-types/errors";
import {
	GENERATE_BOOKMARKLET,
	type GenerateBookmarkletRequest,
} from "@scriptorium/shared-protocol/hub-edge/generate-bookmarklet";
import {
	type GeneratedBookmarklet,
	type GenerationErrorCode,
	type GenerationEvent,
	generationErrorCode,
	generationEvent,
} from "@scriptorium/shared-protocol/hub-edge/script-generation";
import type { HubClient } from "../client.ts";
import type { DataErrorCode } from "../data-error.ts";
import { invokeStream } from "../invoke-stream.ts";

/** Why no script came. A stream that was cut, refused or ended keeps the code that had come until then. */
export interface GenerationFailure extends CodedError<GenerationErrorCode | DataErrorCode> {
	/** Code that came before the failure; empty if none did. For display: it is incomplete. */
	readonly received: string;
}

export type GenerationOutcome = Outcome<GeneratedBookmarklet, GenerationFailure>;

/**
 * Has a script, or first its plan, written from a description. The code arrives piece by piece; the result replaces the pieces.
 * @param client the hub client; its person must be signed in
 * @param request description, and what else is known
 * @param options how it is followed and ended
 * @param options.signal ends the generation; the error is then ABORTED
 * @param options.onEvent called for every event in the order of the stream, the last one included
 * @returns the result; otherwise the function's code, or a `DataErrorCode` when the function was not reached or the stream was cut
 */
export async function generateScript(
	client: HubClient,
	request: GenerateBookmarkletRequest,
	options: { readonly signal: AbortSignal; onEvent(event: GenerationEvent): void },
): Promise<GenerationOutcome> {
	let received = "";
	const call = { name: GENERATE_BOOKMARKLET, body: { ...request }, event: generationEvent, code: generationErrorCode };
	const made = await invokeStream(client, call, {
		signal: options.signal,
		onEvent: (event) => {
			options.onEvent(event);
			if (event.type === "text") received += event.text;
		},
	});
	return made.ok ? { ok: true, value: made.value.result } : { ok: false, error: { ...made.error, received } };
}
