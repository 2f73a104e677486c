import type { DataErrorCode } from "@scriptorium/hub-data/data-error";
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
