import { SourceMap } from "node:module";

/** Lines of the new text that come from one of `lines` of the named source; both count from 1. */
export function mapLines(
	text: string,
	map: string,
	lines: readonly number[],
	isSource: (name: string) => boolean,
): number[] {
	const wanted = new Set(lines);
	const found = new SourceMap(JSON.parse(map));
	return text.split("\n").flatMap((line, index) => {
		for (let column = 0; column < line.length; column++) {
			const entry = found.findEntry(index, column);
			if (!("originalLine" in entry) || entry.generatedLine !== index || entry.generatedColumn !== column) continue;
			if (wanted.has(entry.originalLine + 1) && isSource(entry.originalSource)) return [index + 1];
		}
		return [];
	});
}
