import { hasLoneSurrogate } from "../rest/lone-surrogates.ts";
import { refuseJsonShape } from "./json-shape.ts";

/** Result of scanning the bytes of a JSON body, before anything parses it. */
export interface JsonBodyCheck {
	/** Why its shape is refused, as a sentence; null when it may go on. */
	readonly badShape: string | null;
	readonly hasLoneSurrogate: boolean;
}

/**
 * Scans a body for the database.
 * @param bytes the body, in UTF-8
 */
export function checkJsonBody(bytes: Uint8Array): JsonBodyCheck {
	const badShape = refuseJsonShape(bytes);
	if (badShape !== null) return { badShape, hasLoneSurrogate: false };
	return { badShape, hasLoneSurrogate: hasLoneSurrogate(new TextDecoder().decode(bytes)) };
}
