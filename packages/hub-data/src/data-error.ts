/** Why a read or write of the hub's data did not succeed; closed, so that screens can be exhaustive. */
export type DataErrorCode =
	/** The caller's `AbortSignal` ended it: nothing to show. */
	| "ABORTED"
	/** No answer at all: no network, or the hub is down. */
	| "OFFLINE"
	/** Nobody is signed in, or the session has ended. */
	| "UNAUTHENTICATED"
	/** Signed in, and not allowed. */
	| "FORBIDDEN"
	/** A row with the same key is already there (23505), or the version this is based on is outdated (PT409). */
	| "CONFLICT"
	/** The database refused the values (a CHECK, a foreign key, a malformed value). */
	| "INVALID"
	/** The thing this is about does not exist, or not for this person. */
	| "NOT_FOUND"
	/** Too many requests; `details` has the seconds to wait when the server said so. */
	| "RATE_LIMITED"
	/** The server failed. */
	| "UNAVAILABLE"
	/** An answer that the schema does not know: hub and database are of different versions. */
	| "UNEXPECTED_ANSWER"
	| "UNKNOWN";

/** The error half of a supabase-js answer, as much of it as the codes need. */
export interface AnswerError {
	readonly code: string;
	readonly message: string;
	readonly details: string | null;
	readonly hint?: string | null;
}

/** Statuses of servers that refuse a request unread: body, address or headers are too long (RFC 9110, RFC 6585). */
export const TOO_LARGE: ReadonlySet<number> = new Set([413, 414, 431]);

/**
 * Maps an error of PostgREST, PostgreSQL or fetch to one of our codes.
 * Sources: postgrest.org/en/stable/references/errors.html; postgresql.org/docs/17/errcodes-appendix.html.
 * @param error the error of a supabase-js answer
 * @param status HTTP status; 0 if there was no answer
 * @param signal the signal of the request
 * @returns the code
 */
export function dataErrorCode(error: AnswerError, status: number, signal?: AbortSignal): DataErrorCode {
	if (signal?.aborted || error.message.startsWith("AbortError")) return "ABORTED";
	if (status === 429) return "RATE_LIMITED";
	if (status === 0) return "OFFLINE";
	if (status === 401 || error.code === "PGRST301") return "UNAUTHENTICATED";
	if (status === 403 || error.code === "42501") return "FORBIDDEN";
	if (status === 404 && error.code.startsWith("PT")) return "NOT_FOUND";
	if (error.code === "23505" || error.code === "PT409") return "CONFLICT";
	if (TOO_LARGE.has(status)) return "INVALID";
	// 54: too long or too deeply nested for any table.
	if (/^(2[23]|54)/.test(error.code) || error.code === "P0001") return "INVALID";
	if (status >= 500) return "UNAVAILABLE";
	return "UNKNOWN";
}
