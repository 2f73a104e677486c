import { fail, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import * as z from "zod/mini";
import { type AnswerError, type DataErrorCode, dataErrorCode } from "./data-error.ts";
import { refusalText } from "./refusals/refusal-text.ts";

/** The result of supabase-js. It never rejects, unless `throwOnError` was asked for (it is not, here). */
export interface Answer {
	readonly data: unknown;
	readonly error: AnswerError | null;
	readonly status: number;
}

export type DataResult<Value> = Result<Value, DataErrorCode>;

/** PostgREST's "zero rows where one was asked for"; the specification treats it as none (spec 01 § 5). */
const NO_ROW = "PGRST116";

function refusal(error: AnswerError, status: number, signal: AbortSignal | undefined): DataResult<never> {
	const code = dataErrorCode(error, status, signal);
	const said = refusalText(error, status);
	// The database's own message stays with the error, for logs.
	return said === null
		? fail(code, error.message, error.details ?? undefined)
		: fail(code, said, `${error.code} ${error.message}`);
}

/**
 * Waits for an answer and parses its data once, so that all other code has typed rows.
 * @param request a prepared request of the client
 * @param schema of the data
 * @param signal the signal of the request, to recognize ABORTED
 * @returns the parsed data; UNEXPECTED_ANSWER if it does not match the schema; otherwise a `DataErrorCode`
 */
export async function readAnswer<Schema extends z.ZodMiniType>(
	request: PromiseLike<Answer>,
	schema: Schema,
	signal?: AbortSignal,
): Promise<DataResult<z.output<Schema>>> {
	const { data, error, status } = await request;
	if (error) return refusal(error, status, signal);
	const parsed = z.safeParse(schema, data);
	return parsed.success ? succeed(parsed.data) : fail("UNEXPECTED_ANSWER", z.prettifyError(parsed.error));
}

/**
 * Waits for an answer with at most one row.
 * @param request a prepared request, with `maybeSingle()`
 * @param schema of the row
 * @param signal the signal of the request, to recognize ABORTED
 * @returns the parsed row; null, and no error, if there is none
 */
export async function readOptionalRow<Schema extends z.ZodMiniType>(
	request: PromiseLike<Answer>,
	schema: Schema,
	signal?: AbortSignal,
): Promise<DataResult<z.output<Schema> | null>> {
	const answer = await request;
	if (answer.error?.code === NO_ROW || (answer.error === null && answer.data === null)) return succeed(null);
	return readAnswer(Promise.resolve(answer), schema, signal);
}

/**
 * Waits for the answer of a write that returns no rows.
 * @param request a prepared request of the client
 * @param signal the signal of the request, to recognize ABORTED
 * @returns nothing; otherwise a `DataErrorCode`
 */
export async function readAcknowledgement(
	request: PromiseLike<Answer>,
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	const { error, status } = await request;
	return error ? refusal(error, status, signal) : succeed(undefined);
}
