export interface EditError {
	/**
	 * `SELF_CONNECTION`, `DUPLICATE_CONNECTION`, `UNKNOWN_STEP`: rules of the canvas (spec 03 § 5). `TOO_MANY`: the flow has as many parts
	 * as it may have. `NOTHING_TO_PASTE`: the text is no flow. `CANNOT_MOVE`: the step has no neighbor to change places with.
	 */
	readonly code:
		| "SELF_CONNECTION"
		| "DUPLICATE_CONNECTION"
		| "UNKNOWN_STEP"
		| "TOO_MANY"
		| "NOTHING_TO_PASTE"
		| "CANNOT_MOVE";
	/** For the person who edits. */
	readonly message: string;
}

/** Edits never change the flow that they are given. */
export type EditResult<Value> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly error: EditError };

/**
 * The result of an edit that was made.
 * @param value what the edit gives
 * @returns the result
 */
export const done = <Value>(value: Value): EditResult<Value> => ({ ok: true, value });
/**
 * The result of an edit that was not made.
 * @param code kind of the refusal
 * @param message why, for the person who edits
 * @returns the result
 */
export const refused = (
	code: EditError["code"],
	message: string,
): { readonly ok: false; readonly error: EditError } => ({
	ok: false,
	error: { code, message },
});
