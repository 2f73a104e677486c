/** An escape of JSON; first a pair of surrogates, then one without its other half. `JSON.stringify` escapes none but lone ones. */
const ESCAPE = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F])|[\s\S])/g;

/**
 * Whether a JSON text contains a surrogate without its pair. lite would store a replacement character without an error; PostgreSQL,
 * which parses the body in a hosted project, refuses it (json_errsave_error in jsonfuncs.c). The text is scanned, not parsed: a visitor
 * may send two megabytes.
 */
export function hasLoneSurrogate(json: string): boolean {
	if (!json.isWellFormed()) return true;
	for (const [, lone] of json.matchAll(ESCAPE)) if (lone !== undefined) return true;
	return false;
}
