import { messageOf } from "@scriptorium/core-types/errors";
import type { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "../database.types.gen.ts";

/** How requests to the database begin. */
export type Tables = Pick<PostgrestClient<Database>, "from" | "rpc">;

/** A client or builder of the library, as a recording needs it. */
type Methods = Readonly<Record<string, ((...args: unknown[]) => unknown) | undefined>>;

/** A call of a method, recorded for the library. */
interface RecordedCall {
	/** Position in `results` of the object whose method it is: 0 is the library's client, later ones are results of earlier calls. */
	readonly on: number;
	readonly method: string;
	readonly args: unknown[];
}

/**
 * Creates `from` and `rpc` without the library that builds requests. What is called on them is only recorded; awaiting a request
 * loads the library, makes the same calls in the same order on its builders and awaits the last of them.
 *
 * Callers need not know: the calls of `@scriptorium/hub-data` stay synchronous, also those in remotes of earlier builds. Recording
 * works for every method of a builder, since each of them returns a builder. A call that the library refuses fails when the request is
 * awaited.
 * @param load loads the library; called with the first awaited request, and again with the next one after a failure
 * @returns the functions, with the types of the library; `prepare` loads it ahead of a request that is likely
 */
export function tablesWhenAsked(load: () => Promise<Tables>): { readonly tables: Tables; prepare(): Promise<Tables> } {
	let loading: Promise<Tables> | null = null;
	const prepare = (): Promise<Tables> => {
		loading ??= load().catch((error: unknown) => {
			loading = null;
			throw error;
		});
		return loading;
	};
	const begin =
		(method: "from" | "rpc") =>
		(...args: unknown[]) =>
			recordCalls(prepare, [{ on: 0, method, args }]);
	// The library's builders are classes, whose methods a recording has only at run time.
	return { tables: { from: begin("from"), rpc: begin("rpc") } as Tables, prepare };
}

/** A builder that stands for the result of the last call; later calls on it or on builders made of it extend the same recording. */
function recordCalls(load: () => Promise<Tables>, calls: RecordedCall[]): object {
	const on = calls.length;
	return new Proxy(
		{},
		{
			get(_target, name) {
				if (typeof name === "symbol") return undefined;
				if (name === "then") {
					return (...listeners: Parameters<Promise<unknown>["then"]>) =>
						repeatCalls(load, calls, on).then(...listeners);
				}
				return (...args: unknown[]) => {
					calls.push({ on, method: name, args });
					return recordCalls(load, calls);
				};
			},
		},
	);
}

/** Sends the request that is the result of the call at `position`. Like the library's own requests it does not reject without a network. */
async function repeatCalls(
	load: () => Promise<Tables>,
	calls: readonly RecordedCall[],
	position: number,
): Promise<unknown> {
	let tables: Tables;
	try {
		tables = await load();
	} catch (error) {
		const reason = { code: "", message: messageOf(error), details: "", hint: "" };
		return { data: null, error: reason, count: null, status: 0, statusText: "" };
	}
	const results = [tables as Methods];
	for (const { on, method, args } of calls) {
		const called = results[on]?.[method];
		if (!called) throw new TypeError(`Requests to the database have no method ${method}`);
		results.push(called.apply(results[on], args) as Methods);
	}
	// A builder of the library sends its request when a promise is resolved with it.
	return results[position];
}
