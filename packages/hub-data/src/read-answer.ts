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

/** Parses the rows of an answer once; everything inward has their types. */
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

/** Like `readAnswer` for a single row; a missing row is `null`, not an error. */
export async function readOptionalRow<Schema extends z.ZodMiniType>(
	request: PromiseLike<Answer>,
	schema: Schema,
	signal?: AbortSignal,
): Promise<DataResult<z.output<Schema> | null>> {
	const answer = await request;
	if (answer.error?.code === NO_ROW || (answer.error === null && answer.data === null)) return succeed(null);
	return readAnswer(Promise.resolve(answer), schema, signal);
}

/** For writes that answer nothing. */
export async function readAcknowledgement(
	request: PromiseLike<Answer>,
	signal?: AbortSignal,
): Promise<DataResult<void>> {
	const { error, status } = await request;
	return error ? refusal(error, status, signal) : succeed(undefined);
}
