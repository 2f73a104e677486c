import { type CodedError, messageOf } from "@scriptorium/core-types/errors";
import { type RefusalCode, refusal } from "./json-answer.ts";

/**
 * Lets a function answer an error that nobody expected in the shape of its other refusals.
 * @param handle answers a request
 * @param brokenOff what the caller is told
 * @returns the same; when it throws, the log has the message, and the caller a sentence without it
 */
export function refuseErrors(
	handle: (request: Request) => Promise<Response>,
	brokenOff: CodedError<RefusalCode> = BROKEN_OFF,
): (request: Request) => Promise<Response> {
	return async (request) => {
		try {
			return await handle(request);
		} catch (thrown) {
			console.error("A request broke off:", messageOf(thrown));
			return refusal(brokenOff);
		}
	};
}

/** Of an error that nobody expected. */
export const BROKEN_OFF = { code: "model_unavailable", message: "This did not work. Try again." } as const;
