import { type CodedError, fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { HubClient } from "./client.ts";
import type { DataErrorCode } from "./data-error.ts";
import { type FailedCall, isResponse, readFailedCall } from "./failed-call.ts";
import { en } from "./messages/en.ts";
import { readEvents } from "./read-events.ts";

/** The event that ends a stream early, with a function's own code. */
interface ErrorEvent {
	readonly type: "error";
	readonly error: string;
	readonly details: string | null;
	readonly code: string;
}

interface StreamedCall<Event extends { readonly type: string }, Code extends string> {
	readonly name: string;
	readonly body: Record<string, unknown>;
	/** Of the events. The last one is `result` or `error`. */
	readonly event: z.ZodMiniType<Event>;
	/** Of the function's own codes. */
	readonly code: z.ZodMiniType<Code>;
}

/**
 * Calls an edge function that answers with a stream of events, and reads it to its end.
 * @param client the hub client
 * @param call the function, its request and the schemas of its events and codes
 * @param options how it is followed and ended
 * @param options.signal ends the call; the error is then ABORTED
 * @param options.onEvent called for every event in the order of the stream, the last one included
 * @returns the event `result`; otherwise the function's code, or a `DataErrorCode` when the function was not reached or the stream was cut
 */
export async function invokeStream<Event extends { readonly type: string }, Code extends string>(
	client: HubClient,
	call: StreamedCall<Event, Code>,
	{ signal, onEvent }: { readonly signal: AbortSignal; onEvent(event: Event): void },
): Promise<Result<Extract<Event, { type: "result" }>, Code | DataErrorCode>> {
	const refused = ({ ownCode, code, ...rest }: FailedCall): Result<never, Code | DataErrorCode> => {
		// A code that this version of the hub does not know stays what the HTTP status says.
		const known = z.safeParse(call.code, ownCode);
		return { ok: false, error: { ...rest, code: known.success ? known.data : code } };
	};
	const invoked: { data: unknown; error: unknown } = await client.functions.invoke<unknown>(call.name, {
		body: call.body,
		headers: { Accept: "text/event-stream" },
		signal,
	});
	if (invoked.error !== null) return refused(await readFailedCall(invoked.error, signal));
	const body = isResponse(invoked.data) ? invoked.data.body : null;
	if (body === null) return fail("UNEXPECTED_ANSWER", "The answer is no stream of events.");
	try {
		for await (const event of readEvents(body, call.event)) {
			if (!event.ok) return event;
			onEvent(event.value);
			if (isResult(event.value)) return succeed(event.value);
			if (isError(event.value)) {
				const { code, error, details } = event.value;
				return refused({ code: "UNKNOWN", message: error, details: details ?? undefined, ownCode: code });
			}
		}
	} catch (thrown) {
		return { ok: false, error: signal.aborted ? aborted : offline(messageOf(thrown)) };
	}
	return { ok: false, error: signal.aborted ? aborted : offline("The answer ended before it was complete.") };
}

const aborted = { code: "ABORTED", message: "The caller ended it." } as const;

const isResult = <Event extends { readonly type: string }>(event: Event): event is Extract<Event, { type: "result" }> =>
	event.type === "result";

function isError(event: { readonly type: string }): event is ErrorEvent {
	return event.type === "error" && "error" in event && "details" in event && "code" in event;
}

const offline = (details: string): CodedError<DataErrorCode> => ({ code: "OFFLINE", message: en.offline, details });
