import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import { type AnswerError, type DataErrorCode, dataErrorCode, TOO_LARGE } from "./data-error.ts";
import { en } from "./messages/en.ts";

/** The result of supabase-js. It never rejects, unless `throwOnError` was asked for (it is not, here). */
export interface Answer {
	readonly data: unknown;
	readonly error: AnswerError | null;
	readonly status: number;
}

export type DataResult<Value> = Result<Value, DataErrorCode>;

/** PostgREST's "zero rows where one was asked for"; the specification treats it as none (spec 01 § 5). */
const NO_ROW = "PGRST116";

/**
 * Codes for which `refusalText` may have a text: invalid values, broken constraints, missing rights, statements too complex, tokens that
 * PostgREST refuses.
 */
const EXPLAINED = /^(?:2[23]|42501|54|PGRST30)/;

/** Our own functions raise these with words for people. */
const OWN = /^(?:PT|P0001)/;

/** Most pages never show a refusal, so its texts are loaded with the first one. */
async function explain(error: AnswerError, status: number): Promise<string | null> {
	if (!TOO_LARGE.has(status) && !EXPLAINED.test(error.code))
		return status >= 500 && !OWN.test(error.code) ? en.unavailable : null;
	try {
		const { refusalText } = await import("./refusals/refusal-text.ts");
		return refusalText(error, status);
	} catch (thrown) {
		console.error("The texts of refusals could not be loaded:", thrown);
		return en.refused;
	}
}

async function unexpected(): Promise<string> {
	const texts = await import("./refusals/messages/en.ts").catch(() => null);
	return texts?.en.unexpected ?? en.refused;
}

/** supabase-js takes whatever JSON came with the status; what a proxy wrote need not have the fields of PostgREST. */
function complete({ code, message, details, hint }: Partial<AnswerError>): AnswerError {
	return { code: String(code ?? ""), message: String(message ?? ""), details: details ?? null, hint: hint ?? null };
}

async function refusal(
	answered: Partial<AnswerError>,
	status: number,
	signal: AbortSignal | undefined,
): Promise<DataResult<never>> {
	const error = complete(answered);
	const code = dataErrorCode(error, status, signal);
	// The browser's own words, such as "TypeError: Failed to fetch", say nothing to a person.
	if (code === "OFFLINE") return fail(code, en.offline, error.message);
	const said = await explain(error, status);
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
	if (error || status >= 400) return refusal(error ?? {}, status, signal);
	const parsed = z.safeParse(schema, data);
	return parsed.success
		? succeed(parsed.data)
		: fail("UNEXPECTED_ANSWER", await unexpected(), z.prettifyError(parsed.error));
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
	if (answer.error?.code === NO_ROW || (answer.error === null && answer.data === null && answer.status < 400))
		return succeed(null);
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
	return error || status >= 400 ? refusal(error ?? {}, status, signal) : succeed(undefined);
}
