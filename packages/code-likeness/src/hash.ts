/**
 * 32-bit FNV-1a hash of a text. Short, because millions are stored; a collision adds or hides one feature of hundreds.
 * Source: www.isthe.com/chongo/tech/comp/fnv
 * @param text any text
 * @returns a signed 32-bit integer, as PostgreSQL's `integer`
 */
export function hashOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	return hash | 0;
}
