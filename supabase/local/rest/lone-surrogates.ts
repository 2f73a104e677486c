/** An escaped surrogate. `JSON.stringify` escapes none but lone ones. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

/**
 * Whether a JSON text contains a surrogate without its pair. lite would store a replacement character without an error; PostgreSQL,
 * which parses the body in a hosted project, refuses it (json_errsave_error in jsonfuncs.c).
 */
export function hasLoneSurrogate(json: string): boolean {
	if (!SURROGATE_ESCAPE.test(json)) return false;
	let found = false;
	try {
		JSON.parse(json, (key, value: unknown) => {
			found ||= !key.isWellFormed() || (typeof value === "string" && !value.isWellFormed());
			return value;
		});
	} catch {
		return false; // not JSON; lite refuses it
	}
	return found;
}
