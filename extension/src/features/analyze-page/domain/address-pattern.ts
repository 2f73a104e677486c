import { looksRandom } from "@scriptorium/redaction/secret-ranges";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Hashes, object ids of databases. */
const HASH = /^(?=.*\d)[\da-f]{8,}$/i;
/** A number between the separators that names are made of. */
const NUMBER = /(?<=^|[-_.~:])\d+(?=$|[-_.~:])/g;

/** An address with `{id}` for what identifies something in its path, and `{value}` for each parameter; no fragment. */
export function addressPattern({ origin, pathname, searchParams }: URL): string {
	const path = pathname.split("/").map(partPattern).join("/");
	const names = [...new Set([...searchParams.keys()].map((name) => encodeURIComponent(name)))].sort();
	return origin + path + (names.length === 0 ? "" : `?${names.map((name) => `${name}={value}`).join("&")}`);
}

function partPattern(part: string): string {
	// Mail addresses, and words that somebody has typed.
	if (UUID.test(part) || HASH.test(part) || /[@%]/.test(part)) return "{id}";
	if (part.length >= 20 && looksRandom(part)) return "{id}";
	return part.replace(NUMBER, "{id}");
}
