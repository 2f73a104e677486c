/** The backend cannot start; `npm start` prints the message without a stack trace. */
export class StartRefused extends Error {
	override readonly name = "StartRefused";
}
