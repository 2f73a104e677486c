import { makeEnvelope, REQUEST_FAILED } from "@scriptorium/shared-protocol/channel/make-envelope";

/** Sends from a userscript's world to the worker, which checks everything; rejects when the worker refuses. */
export async function sendFromUserScript(type: string, payload: unknown): Promise<void> {
	const reply: unknown = await chrome.runtime.sendMessage(makeEnvelope(type, payload, "extension", Date.now()));
	const answered = typeof reply === "object" && reply !== null && "type" in reply;
	if (!answered) throw new Error(`${type} was ignored`);
	if (reply.type === REQUEST_FAILED) throw new Error(`${type} failed: ${JSON.stringify(reply)}`);
}
