import { fail } from "@scriptorium/core-types/errors";
import * as z from "zod";
import type { ReadErrorCode } from "../../backend/rest-reader.ts";

export const apiErrorCode = z.enum([
	"invalid_request",
	"not_found",
	"removed",
	"method_not_allowed",
	"unavailable",
	"internal",
]);
export type ApiErrorCode = z.infer<typeof apiErrorCode>;

/** Shape of every error, the same as in the edge functions. */
export const apiError = z
	.object({
		error: z.string().describe("One sentence for people."),
		details: z.string().nullable().describe("More about it, when there is more."),
		code: apiErrorCode.describe("For programs."),
		status: z.int().describe("The HTTP status again."),
	})
	.describe("The body of an error response.");

export const statusOf: Readonly<Record<ApiErrorCode, number>> = {
	invalid_request: 400,
	not_found: 404,
	method_not_allowed: 405,
	removed: 410,
	internal: 500,
	unavailable: 503,
};

/** Error for an unreachable backend. */
export function unavailable(error: { readonly code: ReadErrorCode; readonly message: string }) {
	console.warn(`[api] ${error.message}`);
	return fail("unavailable", "The catalog cannot be read at the moment. Try again in a minute.");
}
