/** Breaks a paragraph between words, so that no line is longer than `width` unless one word is. */
export function wrap(paragraph: string, width = 120): string {
	const lines: string[] = [];
	for (const word of paragraph.split(" ")) {
		const last = lines.at(-1);
		if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
		else lines[lines.length - 1] = `${last} ${word}`;
	}
	return lines.join("\n");
}
