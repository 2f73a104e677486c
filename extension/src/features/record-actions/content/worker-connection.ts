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
	/** Rejects when nobody could be asked: the worker is starting, or the extension is gone. Some browsers then never answer. */
	send(message: unknown): Promise<unknown>;
	/** False once the extension was reloaded or removed: then this script is nobody's any more. */
	isAlive(): boolean;
	/** Returns the function that stops listening. */
	onMessage(listener: (message: unknown) => void): () => void;
	/** What is in a shadow root that the page keeps closed. */
	shadowRootOf(host: Element): ShadowRoot | null;
}

/** Far longer than a worker takes to start and to answer. One that dies at the wrong moment leaves its questions open for ever. */
const ANSWER_MS = 3000;

export type AskFailure = "UNREACHABLE" | "REFUSED";

/** Asks the worker. Failures the worker names come as `REFUSED`, with its code as details. */
export async function ask<Message extends MessageDefinition>(
	port: RecorderPort,
	message: Message,
	payload: PayloadOf<Message>,
): Promise<Result<ResponseOf<Message>, AskFailure>> {
	let raw: unknown;
	try {
		raw = await inTime(port.send(makeEnvelope(message.type, payload, "extension", Date.now())));
	} catch (thrown) {
		return fail("UNREACHABLE", messageOf(thrown));
	}
	const read = parseEnvelope(raw);
	// A worker that is being stopped can end without a word.
	if (!read.ok) return fail("UNREACHABLE", "The message was ignored");
	if (read.value.type === REQUEST_FAILED) {
		const error = z.safeParse(requestFailed.payload, read.value.payload);
		return fail("REFUSED", error.data?.message ?? "", error.data?.code);
	}
	const answer = z.safeParse<Message["response"]["payload"]>(message.response.payload, read.value.payload);
	return answer.success ? succeed(answer.data) : fail("REFUSED", "An answer of another shape", "MALFORMED");
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error("No answer")), ANSWER_MS);
	});
	try {
		return await Promise.race([answer, late]);
	} finally {
		clearTimeout(timer);
	}
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
