import type { DataErrorCode } from "@scriptorium/hub-data/data-error";
import type { DataResult } from "@scriptorium/hub-data/read-answer";

/** The query cache knows failures only as throws; this one keeps the code. */
export class QueryFailure extends Error {
	readonly code: DataErrorCode;

	constructor(code: DataErrorCode, message: string) {
		super(message);
		this.name = "QueryFailure";
		this.code = code;
	}
}

/** The value of a result, for a `queryFn`. @throws QueryFailure */
export async function unwrapForQuery<Value>(result: Promise<DataResult<Value>>): Promise<Value> {
	const settled = await result;
	if (settled.ok) return settled.value;
	throw new QueryFailure(settled.error.code, settled.error.message);
}
