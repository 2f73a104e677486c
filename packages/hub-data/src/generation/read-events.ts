import { fail, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import { type GenerationEvent, generationEvent } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import { EventSourceParserStream } from "eventsource-parser/stream";
import * as z from "zod/mini";

/**
 * Reads the events of a generation. A reader that stops early cancels the stream, and with it the request.
 * @param body of an answer of type `text/event-stream`
 * @yields each event; an UNEXPECTED_ANSWER for one that the schema does not know
 * @throws when the connection is lost or aborted
 */
export async function* readEvents(
	body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Result<GenerationEvent, "UNEXPECTED_ANSWER">, void, void> {
	const messages = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
	try {
		for (;;) {
			const { done, value } = await messages.read();
			if (done) return;
			yield parse(value.data);
		}
	} finally {
		// Without effect at the end of the stream. The connection may be lost already, which the reader has been told above.
		await messages.cancel().catch(() => undefined);
	}
}

function parse(data: string): Result<GenerationEvent, "UNEXPECTED_ANSWER"> {
	let json: unknown;
	try {
		json = JSON.parse(data);
	} catch {
		return fail("UNEXPECTED_ANSWER", "An event is not JSON.");
	}
	const event = z.safeParse(generationEvent, json);
	return event.success ? succeed(event.data) : fail("UNEXPECTED_ANSWER", z.prettifyError(event.error));
}
