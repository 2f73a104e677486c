import { makeEnvelope, REQUEST_FAILED } from "@scriptorium/shared-protocol/channel/make-envelope";

// Saved before any script of this world runs, as scripts that share it can replace these properties later.
const { apply } = Reflect;
const { now } = Date;
const KeptError = Error;
const { stringify } = JSON;
const { hasOwn } = Object;
const { runtime } = chrome;
const { sendMessage } = runtime;

/**
 * Sends from a userscript's world to the worker, which checks everything.
 * @param prepare makes data that no other script of this world can observe; the browser turns a message into JSON and asks
 *   objects with a prototype for `toJSON`
 * @param failed called with an error when the worker refuses or is gone
 */
export function sendFromUserScript(
	type: string,
	payload: object,
	prepare: (data: unknown) => unknown,
	failed: (problem: unknown) => void,
): void {
	const message = prepare(makeEnvelope(type, payload, "extension", now()));
	const answered = (reply: unknown): void => {
		const gone = runtime.lastError !== undefined; // read on every answer, or the browser prints a warning
		const isReply = typeof reply === "object" && reply !== null && hasOwn(reply, "type");
		const refusal = isReply && (reply as { type: unknown }).type === REQUEST_FAILED ? reply : null;
		if (gone || !isReply) failed(new KeptError(`${type} was not answered`));
		else if (refusal !== null) failed(new KeptError(`${type} failed: ${stringify(refusal)}`));
	};
	try {
		// With a callback: the methods of a promise could be another script's.
		apply(sendMessage, runtime, [message, answered]);
	} catch (problem) {
		failed(problem); // the extension was removed or updated under the page
	}
}
