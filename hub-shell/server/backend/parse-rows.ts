import { fail, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import type * as z from "zod";
import type { ReadErrorCode } from "./rest-reader.ts";

/** An answer of the backend in the form that `schema` expects; another form is as good as none. */
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
