import { inspect } from "node:util";
import * as z from "zod";

const databaseError = z.object({
	code: z.string(),
	message: z.string(),
	detail: z.string().optional(),
	hint: z.string().optional(),
});
export type DatabaseError = z.infer<typeof databaseError>;

const UNREACHABLE = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"ETIMEDOUT",
	"CONNECTION_CLOSED",
	"CONNECTION_ENDED",
	"CONNECTION_DESTROYED",
	"CONNECT_TIMEOUT",
	"57P01",
	"57P02",
	"57P03",
]);

/** @returns the database's own error inside whatever was thrown, or null */
export function findDatabaseError(thrown: unknown): DatabaseError | null {
	const cause = thrown instanceof Error ? thrown.cause : undefined;
	for (const candidate of [thrown, cause]) {
		const parsed = databaseError.safeParse(candidate);
		if (parsed.success && (parsed.data.code.length === 5 || UNREACHABLE.has(parsed.data.code))) return parsed.data;
	}
	return null;
}

/** lite already answers these as PostgREST does; every other code becomes a 500 `SUP` that has lost its code. */
export function isHandledByLite(code: string): boolean {
	if (["23505", "23503", "23502", "25006"].includes(code)) return true;
	return code !== "42501" && /^(PGRST|PT|42|22|21|53|55)/.test(code);
}

/** PostgREST's table of HTTP status by SQLSTATE: https://docs.postgrest.org/en/v13/references/errors.html */
export function httpStatusOf(code: string, role: string | undefined): number {
	if (UNREACHABLE.has(code)) return 503;
	if (code === "42501") return role === "anon" ? 401 : 403;
	if (code === "P0001") return 400;
	if (/^(0L|0P|28)/.test(code)) return 403;
	if (/^(0[89]|25|2D|38|39|3B|40|5[34578]|F0|HV|P0|XX)/.test(code)) return 500;
	return 400;
}

/** Violated constraints (class 23), of which the database's detail is the row: `Failing row contains (…)`, `Key (email)=(…)`. */
const SHOWS_ROW = /^23/;

const summaryOf = (code: string, message: string) => `${code} ${message.replace(/\s+/g, " ").slice(0, 300)}`;

/**
 * Prepares an error of the database for lite, which answers its detail and prints it with its stack. A function that runs with more rights
 * than its caller would disclose columns of the row that the caller may not read, and each refused request would fill a page of the log.
 * @param thrown whatever a query has thrown; database errors are changed
 */
export function withoutRow(thrown: unknown): void {
	const error = findDatabaseError(thrown);
	if (error === null) return;
	for (const part of [thrown, thrown instanceof Error ? thrown.cause : null]) {
		if (!(part instanceof Error)) continue;
		if (SHOWS_ROW.test(error.code) && "detail" in part) part.detail = undefined;
		// All queries of a lost connection share one error, which comes here several times.
		const value = () => summaryOf(error.code, error.message);
		Object.defineProperty(part, inspect.custom, { value, configurable: true });
	}
}

/** The one form of error whose code, status and text lite passes on: `RAISE SQLSTATE 'PGRST'`. */
export class PassedOnError extends Error {
	readonly code = "PGRST";
	readonly detail: string;
	readonly #summary: string;

	constructor(error: DatabaseError, status: number) {
		super(
			JSON.stringify({
				code: status === 503 ? "PGRST001" : error.code,
				message: status === 503 ? "The database is not reachable at this moment. Try again shortly." : error.message,
				details: SHOWS_ROW.test(error.code) ? null : (error.detail ?? null),
				hint: error.hint ?? null,
			}),
			{ cause: error },
		);
		this.detail = JSON.stringify({ status, headers: status === 503 ? { "Retry-After": "1" } : {} });
		this.#summary = `${status} ${summaryOf(error.code, error.message)}`;
	}

	/** lite prints every error it answers; a refusal is an ordinary answer, one line is enough. */
	[inspect.custom](): string {
		return this.#summary;
	}
}
