import { makeEnvelope, NOT_ANSWERED, REQUEST_FAILED } from "@scriptorium/shared-protocol/channel/make-envelope";

// Saved before any script of this world runs, as scripts that share it can replace these properties later.
const { apply } = Reflect;
const { now } = Date;
const KeptError = Error;
const textOf = String;
const { hasOwn } = Object;
const { runtime } = chrome;
const { sendMessage } = runtime;

/** Own properties of a reply; the browser makes it from JSON. */
type Reply = Readonly<Record<string, unknown>>;

/**
 * Sends a request from a userscript's world to the worker, which checks everything. The browser starts a stopped worker for it.
 * Exactly one of `done` and `failed` is called.
 * @param type of the message
 * @param payload JSON
 * @param prepare makes data that no other script of this world can observe; the browser turns a message into JSON and asks
 *   objects with a prototype for `toJSON`
 * @param done called with the payload of the reply
 * @param failed called with an error when the worker refuses, ends before it has answered, or is gone; and with the code of the refusal,
 *   `NOT_ANSWERED`, or null
 */
export function callFromUserScript(
	type: string,
	payload: object,
	prepare: (data: unknown) => unknown,
	done: (reply: Reply) => void,
	failed: (problem: unknown, code: string | null) => void,
): void {
	const message = prepare(makeEnvelope(type, payload, "extension", now()));
	const answered = (reply: unknown): void => {
		const gone = runtime.lastError !== undefined; // read on every answer, or the browser prints a warning
		const content = gone ? null : own(own(reply, "payload"));
		if (content === null) failed(new KeptError(`${type} was not answered`), NOT_ANSWERED);
		else if (own(reply, "type") === REQUEST_FAILED) {
			const code = textOf(own(content, "code"));
			failed(new KeptError(`${code}: ${textOf(own(content, "message"))}`), code);
		} else done(content);
	};
	try {
		// With a callback: the methods of a promise could be another script's.
		apply(sendMessage, runtime, [message, answered]);
	} catch (problem) {
		failed(problem, null); // the extension was removed or updated under the page
	}
}

/** Sends from a userscript's world to the worker, without interest in the answer; see `callFromUserScript`. */
export function sendFromUserScript(
	type: string,
	payload: object,
	prepare: (data: unknown) => unknown,
	failed: (problem: unknown) => void,
): void {
	callFromUserScript(type, payload, prepare, () => undefined, failed);
}

/** An own property, or the value itself as an object; null for anything else. */
function own(value: unknown): Reply | null;
function own(value: unknown, name: string): unknown;
function own(value: unknown, name?: string): unknown {
	if (typeof value !== "object" || value === null) return null;
	if (name === undefined) return value;
	return hasOwn(value, name) ? (value as Reply)[name] : null;
}
