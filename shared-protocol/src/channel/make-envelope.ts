import { PROTOCOL_VERSION } from "../version.ts";
import type { Envelope, Source } from "./envelope.ts";

// Separate from `envelope.ts`, so that code that only sends does not load the schemas.

/** Type of the reply to a request that failed. */
export const REQUEST_FAILED = "SCRIPTORIUM_REQUEST_FAILED";

/** Code of a request without a reply: the other side ended meanwhile, and may have served the request or not. */
export const NOT_ANSWERED = "NOT_ANSWERED";

/**
 * Makes the envelope of a message (spec 03 § 3).
 * @param type of the message, with the prefix `SCRIPTORIUM_`
 * @param payload JSON
 * @param from the sending side
 * @param timestamp milliseconds since 1970
 * @param id of a request; its reply repeats it
 * @returns JSON for a port
 */
export function makeEnvelope(type: string, payload: unknown, from: Source, timestamp: number, id?: string): Envelope {
	const message: Envelope = { type, timestamp, source: from, version: PROTOCOL_VERSION, payload };
	return id === undefined ? message : { ...message, id };
}
