import { fail } from "@scriptorium/core-types/errors";
import type * as z from "zod/mini";
import type { HubClient } from "./client.ts";
import { readFailedCall } from "./failed-call.ts";
import { type DataResult, readAnswer } from "./read-answer.ts";

type FunctionCall = { readonly name: string } & (
	| { readonly body: Record<string, unknown> }
	| { readonly method: "GET" }
);

/** Calls an edge function and parses its answer once. A refusal keeps the function's sentence and details. */
export async function invokeFunction<Schema extends z.ZodMiniType>(
	client: HubClient,
	{ name, ...call }: FunctionCall,
	schema: Schema,
	signal?: AbortSignal,
): Promise<DataResult<z.output<Schema>>> {
	const options = { ...call, ...(signal ? { signal } : {}) };
	// The library types its error as `any`.
	const invoked: { data: unknown; error: unknown } = await client.functions.invoke<unknown>(name, options);
	const { data, error: refused } = invoked;
	if (refused === null) return readAnswer(Promise.resolve({ data, error: null, status: 200 }), schema, signal);
	const { code, message, details } = await readFailedCall(refused, signal);
	return fail(code, message, details);
}
