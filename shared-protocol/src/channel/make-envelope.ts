import { PROTOCOL_VERSION } from "../version.ts";
import type { Envelope, Source } from "./envelope.ts";

// Apart from `envelope.ts`, so that what only sends does not carry the schemas along.

/** Type of the reply to a request that failed. */
export const REQUEST_FAILED = "SCRIPTORIUM_REQUEST_FAILED";

export function makeEnvelope(type: string, payload: unknown, from: Source, timestamp: number, id?: string): Envelope {
	const message: Envelope = { type, timestamp, source: from, version: PROTOCOL_VERSION, payload };
	return id === undefined ? message : { ...message, id };
}
