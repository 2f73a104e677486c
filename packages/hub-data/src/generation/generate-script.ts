import { type CodedError, messageOf } from "@scriptorium/shared-protocol/errors";
import {
	GENERATE_BOOKMARKLET,
	type GenerateBookmarkletRequest,
} from "@scriptorium/shared-protocol/hub-edge/generate-bookmarklet";
import {
	type GeneratedBookmarklet,
	type GenerationErrorCode,
	type GenerationEvent,
	generationErrorCode,
} from "@scriptorium/shared-protocol/hub-edge/script-generation";
import * as z from "zod/mini";
import type { HubClient } from "../client.ts";
import type { DataErrorCode } from "../data-error.ts";
import { type FailedCall, isResponse, readFailedCall } from "../failed-call.ts";
import { readEvents } from "./read-events.ts";

/** Why no script came. A stream that was cut, refused or ended keeps the code that had come until then. */
export interface GenerationFailure extends CodedError<GenerationErrorCode | DataErrorCode> {
	/** Code that came before the failure; empty if none did. For display: it is incomplete. */
	readonly received: string;
}

export type GenerationOutcome =
	| { readonly ok: true; readonly value: GeneratedBookmarklet }
	| { readonly ok: false; readonly error: GenerationFailure };

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
	const { signal, onEvent } = options;
	let received = "";
	const failed = (error: CodedError<GenerationErrorCode | DataErrorCode>): GenerationOutcome => ({
		ok: false,
		error: { ...error, received },
	});
	const invoked: { data: unknown; error: unknown } = await client.functions.invoke<unknown>(GENERATE_BOOKMARKLET, {
		body: { ...request },
		headers: { Accept: "text/event-stream" },
		signal,
	});
	if (invoked.error !== null) return failed(withOwnCode(await readFailedCall(invoked.error, signal)));
	const body = isResponse(invoked.data) ? invoked.data.body : null;
	if (body === null) return failed(unexpected("The answer is no stream of events."));
	try {
		for await (const event of readEvents(body)) {
			if (!event.ok) return failed(event.error);
			onEvent(event.value);
			if (event.value.type === "text") received += event.value.text;
			if (event.value.type === "result") return { ok: true, value: event.value.result };
			if (event.value.type === "error") {
				const { code, error, details } = event.value;
				return failed(withOwnCode({ code: "UNKNOWN", message: error, details: details ?? undefined, ownCode: code }));
			}
		}
	} catch (thrown) {
		return failed(signal.aborted ? aborted() : offline(messageOf(thrown)));
	}
	return failed(signal.aborted ? aborted() : offline("The answer ended before the script was complete."));
}

/** A code that this version of the hub does not know stays what the HTTP status says. */
function withOwnCode({ ownCode, code, ...rest }: FailedCall): CodedError<GenerationErrorCode | DataErrorCode> {
	const known = z.safeParse(generationErrorCode, ownCode);
	return { ...rest, code: known.success ? known.data : code };
}

const aborted = () => ({ code: "ABORTED", message: "The caller ended it." }) as const;
const offline = (message: string) => ({ code: "OFFLINE", message }) as const;
const unexpected = (message: string) => ({ code: "UNEXPECTED_ANSWER", message }) as const;
