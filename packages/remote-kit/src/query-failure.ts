import { fail, messageOf } from "@scriptorium/core-types/errors";
import type { DataErrorCode } from "@scriptorium/hub-data/data-error";
import { en } from "@scriptorium/hub-data/messages/en";
import type { DataResult } from "@scriptorium/hub-data/read-answer";

/** A failed read or write as the query cache knows it: it accepts failures only as thrown errors. Keeps the code. */
export class QueryFailure extends Error {
	readonly code: DataErrorCode;

	constructor(code: DataErrorCode, message: string) {
		super(message);
		this.name = "QueryFailure";
		this.code = code;
	}
}

/**
 * Turns a result of hub-data into the promise that `queryFn` and `mutationFn` must return.
 * @param result of a read or write of hub-data
 * @returns the value of the result
 * @throws QueryFailure with the code of the result's error
 */
export async function unwrapForQuery<Value>(result: Promise<DataResult<Value>>): Promise<Value> {
	const settled = await result;
	if (settled.ok) return settled.value;
	throw new QueryFailure(settled.error.code, settled.error.message);
}

/**
 * Loads code of hub-data and calls it: a page that came with its data asks nothing, so it does not load the code that asks.
 * @param load imports the module with the read or the write
 * @param call calls it
 * @returns the result; OFFLINE if the code cannot be loaded
 */
export async function callLater<Module, Value>(
	load: () => Promise<Module>,
	call: (module: Module) => Promise<DataResult<Value>>,
): Promise<DataResult<Value>> {
	let module: Module;
	try {
		module = await load();
	} catch (error) {
		return fail("OFFLINE", en.offline, messageOf(error));
	}
	return call(module);
}

/**
 * As `callLater`, for `queryFn` and `mutationFn`.
 * @param load imports the module with the read or the write
 * @param ask calls it
 * @returns the value of the result
 * @throws QueryFailure with the code of the result's error
 */
export function askLater<Module, Value>(
	load: () => Promise<Module>,
	ask: (module: Module) => Promise<DataResult<Value>>,
): Promise<Value> {
	return unwrapForQuery(callLater(load, ask));
}
