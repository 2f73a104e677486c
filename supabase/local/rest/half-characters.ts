/** An escape of a surrogate. Well-formed JSON of ours has none: `JSON.stringify` writes whole characters as they are. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

/**
 * Whether a JSON text holds half of a character. lite would store a replacement for it and say that all went well; Postgres
 * itself, which reads the body in a hosted project, refuses it (json_errsave_error in jsonfuncs.c).
 */
export function hasHalfCharacter(json: string): boolean {
	if (!SURROGATE_ESCAPE.test(json)) return false;
	let found = false;
	try {
		JSON.parse(json, (key, value: unknown) => {
			found ||= !key.isWellFormed() || (typeof value === "string" && !value.isWellFormed());
			return value;
		});
	} catch {
		return false; // no JSON at all: lite says so in its own words
	}
	return found;
}
