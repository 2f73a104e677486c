const PIECE = 4;

/**
 * Whether a name stands in a program's text, whole or in pieces of four letters. A name that does not was computed in
 * order not to be read: by decoders, reversed, out of numbers.
 */
export function isSpelled(text: string, name: string): boolean {
	const wanted = name.toLowerCase();
	if (wanted.length < PIECE + 1) return true;
	for (let from = 0; from + PIECE <= wanted.length; from++) {
		if (text.includes(wanted.slice(from, from + PIECE))) return true;
	}
	return false;
}
