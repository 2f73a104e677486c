import type { Clock } from "@scriptorium/core-types/clock";
import { type CodedError, messageOf, type Result } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { Caller, ErrorCodeOf, MessageDefinition, PayloadOf, ResponseOf } from "./define-message.ts";
import { type Envelope, MAX_MESSAGE_BYTES, parseEnvelope, type Source } from "./envelope.ts";
import { makeEnvelope } from "./make-envelope.ts";
import type { ChannelLog, ChannelPort } from "./port.ts";
import { requestFailed } from "./request-failed.ts";

/** Origin of a request. `sender` is what the transport knows about it (a tab, a JavaScript world); `signal` aborts with the connection. */
export interface Call<Sender> {
	readonly caller: Caller;
	readonly sender: Sender;
	readonly signal: AbortSignal;
}

export type Handler<Message extends MessageDefinition, Sender> = (
	payload: PayloadOf<Message>,
	call: Call<Sender>,
) => Promise<Result<ResponseOf<Message>, ErrorCodeOf<Message>>> | Result<ResponseOf<Message>, ErrorCodeOf<Message>>;

/** A message together with its handler, types already checked against each other. */
export interface Served<Sender> {
	readonly message: MessageDefinition;
	answer(payload: unknown, call: Call<Sender>): Promise<Result<unknown> | "malformed">;
}

/**
 * Binds a handler to a message. Curried on purpose: given both at once, TypeScript would infer the response from the handler, and a
 * wrong one would compile (`serve.test.ts` has the type test).
 * @param message the request that is answered
 * @returns a function that takes the handler
 */
export function serve<Message extends MessageDefinition>(message: Message) {
	return <Sender = unknown>(handler: Handler<Message, Sender>): Served<Sender> => ({
		message,
		async answer(payload, call) {
			const parsed = z.safeParse<Message["payload"]>(message.payload, payload);
			return parsed.success ? await handler(parsed.data, call) : "malformed";
		},
	});
}

export interface ServerOptions<Sender> {
	readonly served: readonly Served<Sender>[];
	/** The answering side. */
	readonly source: Source;
	/** The requesting side; messages of another are ignored. */
	readonly from: Source;
	readonly clock: Clock;
	readonly log: ChannelLog;
	readonly maxBytes?: number;
}

/** Returns the reply to one raw message, or null for a message that is ignored (and logged). Never throws. */
export type Server<Sender> = (raw: unknown, call: Call<Sender>) => Promise<Envelope | null>;

/**
 * Creates the answering end of a channel. Ignores and logs whatever is malformed, unknown or from another caller.
 * @param options handlers, sides, clock and log; `maxBytes` limits incoming messages whose definition has no higher limit, in bytes of UTF-8 JSON
 * @returns answers one raw message; a handler that throws is answered with `UNKNOWN_ERROR`
 */
export function createServer<Sender>(options: ServerOptions<Sender>): Server<Sender> {
	const byType = new Map(options.served.map((served) => [served.message.type, served]));
	const ignore = (why: string): null => {
		options.log(`ignored a message: ${why}`);
		return null;
	};
	/** Limit of the request's own definition, or 0. */
	const limitOf = (raw: unknown): number => {
		const type = typeof raw === "object" && raw !== null && "type" in raw ? raw.type : null;
		return (typeof type === "string" ? byType.get(type)?.message.maxBytes : undefined) ?? 0;
	};
	return async (raw, call) => {
		const read = parseEnvelope(raw, Math.max(options.maxBytes ?? MAX_MESSAGE_BYTES, limitOf(raw)));
		if (!read.ok) return ignore(`${read.error.code}, ${read.error.message}`);
		const { type, payload, source, id } = read.value;
		if (source !== options.from) return ignore(`${type} from source ${source}`);
		const served = byType.get(type);
		if (served === undefined) return ignore(`unknown type ${type}`);
		const reply = (event: string, content: unknown) =>
			makeEnvelope(event, content, options.source, options.clock.now(), id);
		if (!served.message.callers.includes(call.caller)) return ignore(`${type} is not for ${call.caller}`);
		try {
			const result = await served.answer(payload, call);
			if (result === "malformed") return ignore(`${type} with a malformed payload`);
			return result.ok ? reply(served.message.response.type, result.value) : reply(requestFailed.type, result.error);
		} catch (thrown) {
			options.log(`${type} failed: ${messageOf(thrown)}`);
			const error: CodedError = { code: "UNKNOWN_ERROR", message: messageOf(thrown).slice(0, 2000) };
			return reply(requestFailed.type, error);
		}
	};
}

/**
 * Answers every message of a port until it closes.
 * @param port an open port
 * @param server as `createServer` returned it
 * @param who the caller behind the port
 * @param log receives one line for each reply that could not be sent
 */
export function servePort<Sender>(
	port: ChannelPort,
	server: Server<Sender>,
	who: Omit<Call<Sender>, "signal">,
	log: ChannelLog,
): void {
	const closed = new AbortController();
	port.onDisconnect.addListener(() => closed.abort());
	port.onMessage.addListener((raw) => {
		server(raw, { ...who, signal: closed.signal })
			.then((reply) => {
				if (reply !== null && !closed.signal.aborted) port.postMessage(reply);
			})
			.catch((thrown: unknown) => log(`could not answer: ${messageOf(thrown)}`));
	});
}
