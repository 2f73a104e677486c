/** The four figures that a browser may offer; null where it does not, or has not yet. */
export interface ScoredFigures {
	/** Frames per second. */
	readonly frameRate: number | null;
	/** Megabytes of 1024 × 1024 bytes. */
	readonly memory: number | null;
	/** Effective type of the connection, such as `4g`. It counts as measured and costs nothing. */
	readonly network: string | null;
	/** Tasks of more than 50 ms since the page was loaded. */
	readonly longTasks: number | null;
}

export type PerformanceLevel = "good" | "warning" | "critical";

export interface PerformanceScore {
	/** Of 100; null when nothing that has a cost is measured. */
	readonly score: number | null;
	/** Null for a high score of too few figures: nothing says that the others are good. */
	readonly level: PerformanceLevel | null;
	/** How many of the four figures are measured. */
	readonly measured: number;
	/** Points that each figure costs. */
	readonly costs: Readonly<Record<"frameRate" | "memory" | "longTasks", number>>;
}

export const MAX_SCORE = 100;
/** 'Good' needs as many of the four figures. */
const MIN_MEASURED = 3;

/**
 * Computes the score of spec 03 § 9.
 * @param figures what was measured
 * @returns score, level, and what each figure costs
 */
export function scorePerformance(figures: ScoredFigures): PerformanceScore {
	const { frameRate, memory, longTasks } = figures;
	const costs = {
		frameRate: frameRate === null ? 0 : costOf([frameRate < 30, 30], [frameRate < 50, 15]),
		memory: memory === null ? 0 : costOf([memory > 100, 20], [memory > 50, 10]),
		longTasks: longTasks === null ? 0 : costOf([longTasks > 5, 20], [longTasks > 2, 10]),
	};
	const measured = Object.values(figures).filter((figure) => figure !== null).length;
	const hasScore = frameRate !== null || memory !== null || longTasks !== null;
	const score = hasScore ? MAX_SCORE - costs.frameRate - costs.memory - costs.longTasks : null;
	return { score, level: levelOf(score, measured), measured, costs };
}

/** The cost of the first case that applies. */
function costOf(...cases: readonly (readonly [applies: boolean, cost: number])[]): number {
	return cases.find(([applies]) => applies)?.[1] ?? 0;
}

function levelOf(score: number | null, measured: number): PerformanceLevel | null {
	if (score === null) return null;
	if (score >= 80) return measured >= MIN_MEASURED ? "good" : null;
	return score >= 60 ? "warning" : "critical";
}
