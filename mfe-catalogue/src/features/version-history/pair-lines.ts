import type { DiffLine } from "./code-diff.ts";

/** A row of the side-by-side view; null where one version has nothing to show beside the other. */
export interface LinePair {
	readonly older: DiffLine | null;
	readonly newer: DiffLine | null;
}

/** Lines beside each other: equal ones with themselves, removed ones with the added ones that follow. */
export function pairLines(lines: readonly DiffLine[]): readonly LinePair[] {
	const pairs: LinePair[] = [];
	let removed: DiffLine[] = [];
	const flush = () => {
		for (const older of removed) pairs.push({ older, newer: null });
		removed = [];
	};
	for (const line of lines) {
		if (line.kind === "removed") removed.push(line);
		else if (line.kind === "added") pairs.push({ older: removed.shift() ?? null, newer: line });
		else {
			flush();
			pairs.push({ older: line, newer: line });
		}
	}
	flush();
	return pairs;
}

/** The pairs of a removed line and the added one in its place. */
export function changedPairs(lines: readonly DiffLine[]): readonly (readonly [DiffLine, DiffLine])[] {
	return pairLines(lines).flatMap(({ older, newer }) =>
		older !== null && newer !== null && older !== newer ? [[older, newer] as const] : [],
	);
}
