/** An error as a value: a code for programs, a sentence for people. Crosses deployment boundaries as plain JSON. */
export interface CodedError<Code extends string = string> {
	readonly code: Code;
	readonly message: string;
	readonly details?: string | undefined;
}

/** What a function found or made, or why it could not. */
export type Outcome<Value, Failure> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly error: Failure };

export type Result<Value, Code extends string = string> = Outcome<Value, CodedError<Code>>;

/**
 * Makes a successful result.
 * @param value of the result
 * @returns a result with `ok: true`
 */
export function succeed<Value>(value: Value): Result<Value, never> {
	return { ok: true, value };
}

/**
 * Makes a failed result.
 * @param code for programs
 * @param message a sentence for people
 * @param details more for logs, or JSON that the code describes
 * @returns a result with `ok: false`
 */
export function fail<Code extends string>(code: Code, message: string, details?: string): Result<never, Code> {
	return { ok: false, error: details === undefined ? { code, message } : { code, message, details } };
}

/**
 * The message of any thrown value, for logs and for the `{message}` slots of texts.
 * @param thrown an error, or anything else
 * @returns its message, else the value as a string
 */
export function messageOf(thrown: unknown): string {
	if (thrown instanceof Error) return thrown.message;
	if (typeof thrown === "object" && thrown !== null && "message" in thrown) return String(thrown.message);
	return String(thrown);
}
