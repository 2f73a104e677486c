import type { Place } from "../analysis-result.ts";

/** Gives line and column of offsets. Lines end where an editor ends them: at LF, CR LF or CR. */
export function createLocator(text: string): (offset: number) => Place {
	const starts = [0];
	for (const end of text.matchAll(/\r\n?|\n/g)) starts.push(end.index + end[0].length);
	return (offset) => {
		const at = Math.max(0, Math.min(offset, text.length));
		let low = 0;
		let high = starts.length - 1;
		while (low < high) {
			const middle = Math.ceil((low + high) / 2);
			if ((starts[middle] ?? 0) <= at) low = middle;
			else high = middle - 1;
		}
		return { line: low + 1, column: at - (starts[low] ?? 0) + 1 };
	};
}
