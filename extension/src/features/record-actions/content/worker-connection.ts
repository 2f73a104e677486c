import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import type {
	EventDefinition,
	MessageDefinition,
	PayloadOf,
	ResponseOf,
} from "@scriptorium/shared-protocol/channel/define-message";
import { parseEnvelope } from "@scriptorium/shared-protocol/channel/envelope";
import { makeEnvelope, REQUEST_FAILED } from "@scriptorium/shared-protocol/channel/make-envelope";
import { requestFailed } from "@scriptorium/shared-protocol/channel/request-failed";
import * as z from "zod/mini";

/** The part of the extension's API that a recorder in a page needs. */
export interface RecorderPort {
	/** Rejects when the worker is unreachable: it is starting, or the extension is gone. Some browsers never answer then. */
	send(message: unknown): Promise<unknown>;
	/** False once the extension was reloaded or removed. */
	isAlive(): boolean;
	/** Returns the function that stops listening. */
	onMessage(listener: (message: unknown) => void): () => void;
	/** The shadow root of an element, also when it is closed. */
	shadowRootOf(host: Element): ShadowRoot | null;
}

/** Far longer than a worker takes to start and answer. One that is stopped meanwhile leaves requests open forever. */
const ANSWER_TIMEOUT_MS = 3000;

export type AskFailure = "UNREACHABLE" | "REFUSED";

/** Sends a request to the worker. Errors of the worker come as `REFUSED`, with its code as details. */
export async function ask<Message extends MessageDefinition>(
	port: RecorderPort,
	message: Message,
	payload: PayloadOf<Message>,
): Promise<Result<ResponseOf<Message>, AskFailure>> {
	let raw: unknown;
	try {
		raw = await withTimeout(port.send(makeEnvelope(message.type, payload, "extension", Date.now())));
	} catch (thrown) {
		return fail("UNREACHABLE", messageOf(thrown));
	}
	const read = parseEnvelope(raw);
	// A worker that is being stopped can answer nothing.
	if (!read.ok) return fail("UNREACHABLE", "The message was ignored");
	if (read.value.type === REQUEST_FAILED) {
		const error = z.safeParse(requestFailed.payload, read.value.payload);
		return fail("REFUSED", error.data?.message ?? "", error.data?.code);
	}
	const answer = z.safeParse<Message["response"]["payload"]>(message.response.payload, read.value.payload);
	return answer.success ? succeed(answer.data) : fail("REFUSED", "An answer of another shape", "MALFORMED");
}

async function withTimeout<Answer>(answer: Promise<Answer>): Promise<Answer> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error("No answer")), ANSWER_TIMEOUT_MS);
	});
	try {
		return await Promise.race([answer, late]);
	} finally {
		clearTimeout(timer);
	}
}

/** Listens to one kind of event. Returns the function that stops listening. */
export function onEvent<Event extends EventDefinition>(
	port: RecorderPort,
	event: Event,
	listener: (payload: PayloadOf<Event>) => void,
): () => void {
	return port.onMessage((message) => {
		const read = parseEnvelope(message);
		if (!read.ok || read.value.type !== event.type) return;
		const payload = z.safeParse<Event["payload"]>(event.payload, read.value.payload);
		if (payload.success) listener(payload.data);
	});
}
