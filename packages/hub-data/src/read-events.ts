import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { EventSourceParserStream } from "eventsource-parser/stream";
import * as z from "zod/mini";

/**
 * Reads a stream of events. A reader that stops early cancels the stream, and with it the request.
 * @param body of an answer of type `text/event-stream`, with one JSON object in each event
 * @param schema of an event
 * @yields each event; an UNEXPECTED_ANSWER for one that the schema does not know
 * @throws when the connection is lost or aborted
 */
export async function* readEvents<Schema extends z.ZodMiniType>(
	body: ReadableStream<Uint8Array<ArrayBuffer>>,
	schema: Schema,
): AsyncGenerator<Result<z.output<Schema>, "UNEXPECTED_ANSWER">, void, void> {
	const messages = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
	try {
		for (;;) {
			const { done, value } = await messages.read();
			if (done) return;
			yield parse(value.data, schema);
		}
	} finally {
		// Without effect at the end of the stream. The connection may be lost already, which the reader has been told above.
		await messages.cancel().catch(() => undefined);
	}
}

function parse<Schema extends z.ZodMiniType>(
	data: string,
	schema: Schema,
): Result<z.output<Schema>, "UNEXPECTED_ANSWER"> {
	let json: unknown;
	try {
		json = JSON.parse(data);
	} catch {
		return fail("UNEXPECTED_ANSWER", "An event is not JSON.");
	}
	const event = z.safeParse(schema, json);
	return event.success ? succeed(event.data) : fail("UNEXPECTED_ANSWER", z.prettifyError(event.error));
}
