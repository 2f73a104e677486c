import type { Place } from "../analysis-result.ts";

const LF = 10;
const CR = 13;

/** Gives line and column of offsets. Lines end where an editor ends them: at LF, CR LF or CR. */
export function createLocator(text: string): (offset: number) => Place {
	const starts = [0];
	for (let at = 0; at < text.length; at++) {
		const unit = text.charCodeAt(at);
		if (unit === LF || (unit === CR && text.charCodeAt(at + 1) !== LF)) starts.push(at + 1);
	}
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
