const PLAIN_SPACE = /[ \t\n]*/y;
const LINE_COMMENT = /\/\/[^\n\u2028\u2029]*/y;

/** Offset of the first character from `from` on that is neither a plain space nor in a comment; the length if none is. */
export function skipComments(text: string, from: number): number {
	let at = from;
	for (;;) {
		PLAIN_SPACE.lastIndex = at;
		PLAIN_SPACE.test(text);
		at = PLAIN_SPACE.lastIndex;
		if (text.startsWith("//", at)) {
			LINE_COMMENT.lastIndex = at;
			LINE_COMMENT.test(text);
			at = LINE_COMMENT.lastIndex;
		} else if (text.startsWith("/*", at)) {
			const end = text.indexOf("*/", at + 2);
			if (end < 0) return at;
			at = end + 2;
		} else return at;
	}
}
