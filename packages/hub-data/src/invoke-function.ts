import { fail, messageOf } from "@scriptorium/shared-protocol/errors";
import { functionRefusal } from "@scriptorium/shared-protocol/hub-edge/function-refusal";
import * as z from "zod/mini";
import type { HubClient } from "./client.ts";
import type { DataErrorCode } from "./data-error.ts";
import { type DataResult, readAnswer } from "./read-answer.ts";

/** Calls an edge function and parses its answer once. A refusal keeps the function's sentence and details. */
export async function invokeFunction<Schema extends z.ZodMiniType>(
	client: HubClient,
	call: { readonly name: string; readonly body: Record<string, unknown> },
	schema: Schema,
	signal?: AbortSignal,
): Promise<DataResult<z.output<Schema>>> {
	const options = { body: call.body, ...(signal ? { signal } : {}) };
	// The library types its error as `any`.
	const invoked: { data: unknown; error: unknown } = await client.functions.invoke<unknown>(call.name, options);
	const { data, error: refused } = invoked;
	if (refused === null) return readAnswer(Promise.resolve({ data, error: null, status: 200 }), schema, signal);
	if (signal?.aborted) return fail("ABORTED", "The caller ended it.");
	// Recognized by its fields, not by its class: the client comes from the shell, with another copy of the library.
	const response = typeof refused === "object" && "context" in refused ? refused.context : null;
	if (!(response instanceof Response)) return fail("OFFLINE", messageOf(refused));
	const body = z.safeParse(functionRefusal, await response.json().catch(() => null));
	const code = codeOfStatus(response.status);
	// A gateway or proxy in between answers in other shapes.
	return body.success ? fail(code, body.data.error, body.data.details ?? undefined) : fail(code, messageOf(refused));
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
