import type { LayoutAnswer, LayoutRequest } from "./layout-request.ts";

/** One row below another, and one column beside another, in pixels without the size of a step. */
interface Gaps {
	readonly beside: number;
	readonly below: number;
	readonly margin: number;
}

/** Of the virtual step in front of all that nothing leads to. */
const ROOT = -1;

/**
 * Arranges any number of steps in linear time and without recursion, which a general layout of a graph cannot: branches stand beside
 * each other below the step that they begin at, and what follows all of them stands below.
 * @param request the steps in the order in which they run; a connection against this order moves nothing
 * @param gaps distances in pixels
 * @returns a place for each step; no two overlap
 */
export function arrangeManySteps({ steps, edges, size }: LayoutRequest, gaps: Gaps): LayoutAnswer {
	const before = predecessors(steps, edges);
	const ranks = new Int32Array(steps.length);
	for (const [at, sources] of before.entries()) {
		let rank = 0;
		for (const source of sources) rank = Math.max(rank, (ranks[source] ?? 0) + 1);
		ranks[at] = rank;
	}
	const rows = rowsBelow(dominatorsOf(before), ranks);
	const widths = new Float64Array(steps.length).fill(1);
	const widthOf = (row: readonly number[]): number => row.reduce((sum, at) => sum + (widths[at] ?? 1), 0);
	// Whatever stands below a step comes after it.
	for (let at = steps.length - 1; at >= 0; at -= 1) widths[at] = Math.max(1, ...(rows.get(at) ?? []).map(widthOf));
	const lefts = new Float64Array(steps.length);
	const width = Math.max(...(rows.get(ROOT) ?? []).map(widthOf));
	for (let at = ROOT; at < steps.length; at += 1) {
		const [left, room] = at === ROOT ? [0, width] : [lefts[at] ?? 0, widths[at] ?? 1];
		for (const row of rows.get(at) ?? []) {
			let next = left + (room - widthOf(row)) / 2;
			for (const below of row) {
				lefts[below] = next;
				next += widths[below] ?? 1;
			}
		}
	}
	return steps.map((id, at) => {
		const column = (lefts[at] ?? 0) + ((widths[at] ?? 1) - 1) / 2;
		const x = Math.round(gaps.margin + column * (size.width + gaps.beside));
		return [id, x, gaps.margin + (ranks[at] ?? 0) * (size.height + gaps.below)];
	});
}

function predecessors(steps: readonly string[], edges: LayoutRequest["edges"]): readonly (readonly number[])[] {
	const places = new Map(steps.map((id, at) => [id, at]));
	const before: number[][] = steps.map(() => []);
	for (const [source, target] of edges) {
		const [from, to] = [places.get(source), places.get(target)];
		if (from !== undefined && to !== undefined && from < to) before[to]?.push(from);
	}
	return before;
}

/** The last step that every way to a step leads over (Cooper, Harvey and Kennedy: A Simple, Fast Dominance Algorithm, 2001). */
function dominatorsOf(before: readonly (readonly number[])[]): Int32Array {
	const dominators = new Int32Array(before.length).fill(ROOT);
	for (const [at, [first = ROOT, ...others]] of before.entries()) {
		let common = first;
		for (const other of others) {
			let [one, two] = [common, other];
			while (one !== two) {
				if (one > two) one = dominators[one] ?? ROOT;
				else two = dominators[two] ?? ROOT;
			}
			common = one;
		}
		dominators[at] = common;
	}
	return dominators;
}

/** The steps that a step dominates directly: those of one row stand beside each other, the next row is below all of them. */
function rowsBelow(dominators: Int32Array, ranks: Int32Array): ReadonlyMap<number, readonly (readonly number[])[]> {
	const bottoms = ranks.slice();
	for (let at = dominators.length - 1; at >= 0; at -= 1) {
		const above = dominators[at] ?? ROOT;
		if (above !== ROOT) bottoms[above] = Math.max(bottoms[above] ?? 0, bottoms[at] ?? 0);
	}
	const rows = new Map<number, number[][]>();
	const bottomOfRow = new Map<number, number>();
	const byRank = [...dominators.keys()].toSorted((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
	for (const at of byRank) {
		const above = dominators[at] ?? ROOT;
		const ofStep = rows.get(above) ?? [];
		const row = ofStep.at(-1);
		const bottom = bottomOfRow.get(above) ?? -1;
		if (row === undefined || (ranks[at] ?? 0) > bottom) ofStep.push([at]);
		else row.push(at);
		rows.set(above, ofStep);
		bottomOfRow.set(above, Math.max(bottom, bottoms[at] ?? 0));
	}
	return rows;
}
