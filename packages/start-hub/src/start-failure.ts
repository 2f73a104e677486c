/** The hub cannot start; the message is the one sentence that the person at the terminal reads. */
export class StartFailure extends Error {
	override readonly name = "StartFailure";
}

/** True for this class and for the refusals of other packages, which are recognised by name. */
export function isSentence(thrown: unknown): thrown is Error {
	return thrown instanceof Error && (thrown.name === "StartFailure" || thrown.name === "StartRefused");
}
