import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod";

const TOO_LONG = "This request is too long. Send less code, or share a smaller page.";

/**
 * Reads and checks the JSON body of a request.
 * @param request whose body is read once
 * @param schema of the body
 * @param maxBytes of the body
 * @returns the body; `invalid_request` with what is wrong
 */
export async function readJson<Schema extends z.core.$ZodType>(
	request: Request,
	schema: Schema,
	maxBytes: number,
): Promise<Result<z.output<Schema>, "invalid_request">> {
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.length;
		if (size > maxBytes) return fail("invalid_request", TOO_LONG);
		chunks.push(chunk);
	}
	let json: unknown;
	try {
		json = JSON.parse(await new Blob(chunks).text());
	} catch {
		return fail("invalid_request", "The request is not valid.", "The body is not JSON.");
	}
	const parsed = z.safeParse(schema, json);
	return parsed.success
		? succeed(parsed.data)
		: fail("invalid_request", "The request is not valid.", z.prettifyError(parsed.error));
}
