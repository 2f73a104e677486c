/** The hub cannot start; the message is the one sentence that the person at the terminal reads. */
export class StartFailure extends Error {
	override readonly name = "StartFailure";
}

/**
 * Recognizes errors whose message alone is shown, without a stack.
 * @param thrown any thrown value
 * @returns true for `StartFailure`, and for `StartRefused` of the local backend, which is recognized by its name
 */
export function isSentence(thrown: unknown): thrown is Error {
	return thrown instanceof Error && (thrown.name === "StartFailure" || thrown.name === "StartRefused");
}
