import { type CodedError, messageOf } from "@scriptorium/core-types/errors";
import { functionRefusal } from "@scriptorium/shared-protocol/hub-edge/function-refusal";
import * as z from "zod/mini";
import type { DataErrorCode } from "./data-error.ts";
import { en } from "./messages/en.ts";

export interface FailedCall extends CodedError<DataErrorCode> {
	/** The function's own code; null when something else refused. */
	readonly ownCode: string | null;
}

/**
 * Reads why a call of an edge function failed.
 * @param thrown the error of a supabase-js answer
 * @param signal the signal of the request, to recognize ABORTED
 * @returns the code of the HTTP status, with the function's sentence and details when it refused
 */
export async function readFailedCall(thrown: unknown, signal?: AbortSignal): Promise<FailedCall> {
	if (signal?.aborted) return { code: "ABORTED", message: "The caller ended it.", ownCode: null };
	// Recognized by its fields, not by its class: the client comes from the shell, with another copy of the library.
	const response = typeof thrown === "object" && thrown !== null && "context" in thrown ? thrown.context : null;
	if (!isResponse(response)) return { code: "OFFLINE", message: en.offline, details: messageOf(thrown), ownCode: null };
	const body = z.safeParse(functionRefusal, await response.json().catch(() => null));
	const code = codeOfStatus(response.status);
	// A gateway or proxy in between answers in other shapes.
	if (!body.success) return { code, message: await sentenceOf(code), details: messageOf(thrown), ownCode: null };
	const { error, details, code: ownCode } = body.data;
	return details === null ? { code, message: error, ownCode } : { code, message: error, details, ownCode };
}

/** The library's own words name the function's status only. */
async function sentenceOf(code: DataErrorCode): Promise<string> {
	if (code === "UNAVAILABLE") return en.unavailable;
	const texts = await import("./refusals/messages/en.ts").catch(() => null);
	if (texts === null) return en.refused;
	if (code === "UNAUTHENTICATED") return texts.en.signedOut;
	if (code === "FORBIDDEN") return texts.en.forbidden;
	return code === "INVALID" ? texts.en.tooComplex : en.refused;
}

/**
 * Recognizes an answer of `fetch` by its members: a server in the same process may have replaced the global class.
 * @param value anything
 * @returns whether it can be read as a response
 */
export function isResponse(value: unknown): value is Response {
	return typeof value === "object" && value !== null && "status" in value && "body" in value && "json" in value;
}

function codeOfStatus(status: number): DataErrorCode {
	if (status === 401) return "UNAUTHENTICATED";
	if (status === 403) return "FORBIDDEN";
	if (status === 404) return "NOT_FOUND";
	if (status === 409) return "CONFLICT";
	if (status === 429) return "RATE_LIMITED";
	if (status === 400 || status === 413 || status === 422) return "INVALID";
	return status >= 500 ? "UNAVAILABLE" : "UNKNOWN";
}
