import type { Clock } from "@scriptorium/core-types/clock";
import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { ErrorCodeOf, EventDefinition, MessageDefinition, PayloadOf, ResponseOf } from "./define-message.ts";
import { type Envelope, MAX_MESSAGE_BYTES, parseEnvelope, type Source } from "./envelope.ts";
import { makeEnvelope } from "./make-envelope.ts";
import type { ChannelLog, ChannelPort } from "./port.ts";
import { requestFailed } from "./request-failed.ts";

/** Errors of the transport, independent of any handler. */
export type ChannelErrorCode = "TIMEOUT" | "DISCONNECTED" | "ABORTED" | "MALFORMED" | "UNKNOWN_ERROR";

export interface RequestOptions {
	readonly timeoutMs: number;
	readonly signal?: AbortSignal;
}

export interface ChannelClient {
	/** Sends and waits for the reply. Never rejects. */
	request<Message extends MessageDefinition>(
		message: Message,
		payload: PayloadOf<Message>,
		options: RequestOptions,
	): Promise<Result<ResponseOf<Message>, ErrorCodeOf<Message> | ChannelErrorCode>>;
	/** Listens to one kind of event. Returns the function that stops listening. */
	on<Event extends EventDefinition>(event: Event, listener: (payload: PayloadOf<Event>) => void): () => void;
	/** Fails all pending requests; the port itself stays open for its owner. */
	close(): void;
}

export interface ClientOptions {
	readonly source: Source;
	readonly clock: Clock;
	readonly log: ChannelLog;
	readonly maxBytes?: number;
}

type Settle = (outcome: Envelope | { readonly failed: ChannelErrorCode; readonly message: string }) => void;

/**
 * Creates the requesting end of a channel.
 * @param port an open port; its owner closes it
 * @param options `source` is written into each message; `maxBytes` limits incoming messages, in bytes of UTF-8 JSON
 * @returns a client whose requests never reject
 */
export function createClient(port: ChannelPort, options: ClientOptions): ChannelClient {
	const waiting = new Map<string, Settle>();
	const listeners = new Set<(envelope: Envelope) => void>();
	let counter = 0;
	let closed = false;

	port.onMessage.addListener((raw) => {
		const read = parseEnvelope(raw, options.maxBytes ?? MAX_MESSAGE_BYTES);
		if (!read.ok) return options.log(`ignored a message: ${read.error.code}, ${read.error.message}`);
		const settle = read.value.id === undefined ? undefined : waiting.get(read.value.id);
		if (settle !== undefined) return settle(read.value);
		if (read.value.id !== undefined) return options.log(`ignored a reply nobody waits for: ${read.value.type}`);
		for (const listener of [...listeners]) listener(read.value);
	});
	port.onDisconnect.addListener(close);

	function close(): void {
		closed = true;
		for (const settle of [...waiting.values()])
			settle({ failed: "DISCONNECTED", message: "The connection was closed" });
	}

	return {
		close,
		on<Event extends EventDefinition>(event: Event, listener: (payload: PayloadOf<Event>) => void) {
			const receive = (envelope: Envelope): void => {
				if (envelope.type !== event.type) return;
				const parsed = z.safeParse<Event["payload"]>(event.payload, envelope.payload);
				if (parsed.success) listener(parsed.data);
				else options.log(`ignored a malformed ${event.type}`);
			};
			listeners.add(receive);
			return () => listeners.delete(receive);
		},
		async request(message, payload, { timeoutMs, signal }) {
			if (closed) return fail("DISCONNECTED", "The connection is closed");
			if (signal?.aborted) return fail("ABORTED", "Cancelled");
			counter += 1;
			const id = String(counter);
			const outcome = await new Promise<Parameters<Settle>[0]>((resolve) => {
				const stop = options.clock.setTimer(
					() => settle({ failed: "TIMEOUT", message: `No answer within ${timeoutMs} ms` }),
					timeoutMs,
				);
				const abort = (): void => settle({ failed: "ABORTED", message: "Cancelled" });
				const settle: Settle = (result) => {
					waiting.delete(id);
					stop();
					signal?.removeEventListener("abort", abort);
					resolve(result);
				};
				waiting.set(id, settle);
				signal?.addEventListener("abort", abort);
				try {
					port.postMessage(makeEnvelope(message.type, payload, options.source, options.clock.now(), id));
				} catch (thrown) {
					settle({ failed: "DISCONNECTED", message: messageOf(thrown) });
				}
			});
			return "failed" in outcome ? fail(outcome.failed, outcome.message) : readReply(message, outcome);
		},
	};
}

function readReply<Message extends MessageDefinition>(
	message: Message,
	reply: Envelope,
): Result<ResponseOf<Message>, ErrorCodeOf<Message> | ChannelErrorCode> {
	if (reply.type === requestFailed.type) {
		const error = z.safeParse(requestFailed.payload, reply.payload);
		if (!error.success) return fail("MALFORMED", "An error without a code");
		const { code, message: text, details } = error.data;
		const known: ErrorCodeOf<Message> | undefined = message.errors.find((declared) => declared === code);
		return fail(known ?? "UNKNOWN_ERROR", text, details);
	}
	if (reply.type !== message.response.type) return fail("MALFORMED", `Unexpected reply ${reply.type}`);
	const parsed = z.safeParse<Message["response"]["payload"]>(message.response.payload, reply.payload);
	return parsed.success ? succeed(parsed.data) : fail("MALFORMED", `Malformed ${reply.type}`);
}
