import { looksRandom } from "@scriptorium/redaction/secret-ranges";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Hashes, object ids of databases. */
const HASH = /^(?=.*\d)[\da-f]{8,}$/i;
/** A number between the separators of names. */
const NUMBER = /(?<=^|[-_.~:])\d+(?=$|[-_.~:])/g;

/** Replaces identifiers in a path by `{id}` and the values of parameters by `{value}`, and drops the fragment. */
export function addressPattern({ origin, pathname, searchParams }: URL): string {
	const path = pathname.split("/").map(partPattern).join("/");
	const names = [...new Set([...searchParams.keys()].map((name) => encodeURIComponent(name)))].sort();
	return origin + path + (names.length === 0 ? "" : `?${names.map((name) => `${name}={value}`).join("&")}`);
}

function partPattern(part: string): string {
	// E-mail addresses and typed words.
	if (UUID.test(part) || HASH.test(part) || /[@%]/.test(part)) return "{id}";
	if (part.length >= 20 && looksRandom(part)) return "{id}";
	return part.replace(NUMBER, "{id}");
}
