import { messageOf } from "@scriptorium/core-types/errors";
import { HEADERS, refusalBody } from "./json-answer.ts";
import { BROKEN_OFF } from "./refuse-errors.ts";

/** The event that ends a stream early. */
export type ErrorEvent = { readonly type: "error" } & ReturnType<typeof refusalBody>;

/**
 * Answers with a stream of events, one JSON object per `data:` line.
 * @param request whose caller may leave
 * @param run does the work and sends the events; its signal is aborted when the caller leaves, and nothing is sent from then on
 * @returns the answer, which ends when `run` has; an error that nobody expected is logged, and the caller told that it broke off
 */
export function streamEvents<Event>(
	request: Request,
	run: (signal: AbortSignal, send: (event: Event | ErrorEvent) => void) => Promise<void>,
): Response {
	const left = new AbortController();
	const signal = AbortSignal.any([request.signal, left.signal]);
	const encoder = new TextEncoder();
	const body = new ReadableStream<Uint8Array>({
		async start(controller) {
			const send = (event: Event | ErrorEvent): void => {
				if (!signal.aborted) controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
			};
			try {
				await run(signal, send);
			} catch (thrown) {
				console.error("A stream broke off:", messageOf(thrown));
				send({ type: "error", ...refusalBody(BROKEN_OFF) });
			}
			if (!left.signal.aborted) controller.close();
		},
		cancel: () => left.abort(),
	});
	return new Response(body, { headers: { ...HEADERS, "Content-Type": "text/event-stream; charset=utf-8" } });
}

/** Whether the caller wants a stream instead of one JSON answer. */
export const wantsStream = ({ headers }: Request): boolean =>
	(headers.get("Accept") ?? "").includes("text/event-stream");
