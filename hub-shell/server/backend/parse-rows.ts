import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import type * as z from "zod";
import type { ReadErrorCode } from "./rest-reader.ts";

/**
 * Validates a response of the backend.
 * @param answer Result of a request.
 * @param schema Expected shape.
 * @param what Name of the request for the error message.
 * @returns The parsed rows; the error `BACKEND_UNREACHABLE` also for a response in another shape.
 */
export function parseRows<Rows>(
	answer: Result<unknown, ReadErrorCode>,
	schema: z.ZodType<Rows>,
	what: string,
): Result<Rows, ReadErrorCode> {
	if (!answer.ok) return answer;
	const parsed = schema.safeParse(answer.value);
	if (parsed.success) return succeed(parsed.data);
	return fail("BACKEND_UNREACHABLE", `${what} has another shape`, parsed.error.issues[0]?.path.join("."));
}
