/**
 * Shortens a text to whole words.
 * @param text one paragraph
 * @param maxLength in UTF-16 units, without the ellipsis
 * @returns the text, or as many of its words as fit and an ellipsis; a first word that does not fit is cut between two characters
 */
export function cutAtWord(text: string, maxLength: number): string {
	if (text.length <= maxLength) return text;
	let end = 0;
	for (const { index, segment } of new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)) {
		if (index + segment.length > maxLength) break;
		end = index + segment.length;
	}
	if (end === 0) {
		for (const { index } of new Intl.Segmenter().segment(text)) if (index <= maxLength) end = index;
	}
	return `${text.slice(0, end).replace(/[\s\p{Pd}.,:;([{“‘"']+$/u, "")}…`;
}
