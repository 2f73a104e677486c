/** Bidirectional controls, zero-width spaces, byte order marks: what can make code look other than it is (CVE-2021-42574). */
const HIDDEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** The same text with invisible characters written out. */
export function revealHidden(text: string): string {
	return text.replace(HIDDEN, (character) => {
		const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
		return `‹U+${code}›`;
	});
}
