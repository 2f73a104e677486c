import type {
	EventDefinition,
	MessageDefinition,
	PayloadOf,
	ResponseOf,
} from "@scriptorium/shared-protocol/channel/define-message";
import { parseEnvelope } from "@scriptorium/shared-protocol/channel/envelope";
import { makeEnvelope, REQUEST_FAILED } from "@scriptorium/shared-protocol/channel/make-envelope";
import { requestFailed } from "@scriptorium/shared-protocol/channel/request-failed";
import { fail, messageOf, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod/mini";

/** What a recorder in a page needs of the extension around it. */
export interface RecorderPort {
	/** Rejects when nobody could be asked: the worker is starting, or the extension is gone. */
	send(message: unknown): Promise<unknown>;
	/** False once the extension was reloaded or removed: then this script is nobody's any more. */
	isAlive(): boolean;
	/** Returns the function that stops listening. */
	onMessage(listener: (message: unknown) => void): () => void;
	/** What is in a shadow root that the page keeps closed. */
	shadowRootOf(host: Element): ShadowRoot | null;
}

export type AskFailure = "UNREACHABLE" | "REFUSED";

/** Asks the worker. Failures the worker names come as `REFUSED`, with its code as details. */
export async function ask<Message extends MessageDefinition>(
	port: RecorderPort,
	message: Message,
	payload: PayloadOf<Message>,
): Promise<Result<ResponseOf<Message>, AskFailure>> {
	let raw: unknown;
	try {
		raw = await port.send(makeEnvelope(message.type, payload, "extension", Date.now()));
	} catch (thrown) {
		return fail("UNREACHABLE", messageOf(thrown));
	}
	const read = parseEnvelope(raw);
	// It was there and did not care: asking again would not help.
	if (!read.ok) return fail("REFUSED", "The message was ignored", "IGNORED");
	if (read.value.type === REQUEST_FAILED) {
		const error = z.safeParse(requestFailed.payload, read.value.payload);
		return fail("REFUSED", error.data?.message ?? "", error.data?.code);
	}
	const answer = z.safeParse<Message["response"]["payload"]>(message.response.payload, read.value.payload);
	return answer.success ? succeed(answer.data) : fail("REFUSED", "An answer of another shape", "MALFORMED");
}

/** Hears one kind of event. */
export function hear<Told extends EventDefinition>(
	port: RecorderPort,
	event: Told,
	listener: (payload: PayloadOf<Told>) => void,
): () => void {
	return port.onMessage((message) => {
		const read = parseEnvelope(message);
		if (!read.ok || read.value.type !== event.type) return;
		const payload = z.safeParse<Told["payload"]>(event.payload, read.value.payload);
		if (payload.success) listener(payload.data);
	});
}
