import type { Origin, OriginKind } from "../trace/trace.ts";

/** One step of a data flow, linked to the step before. */
export interface Step {
	readonly offset: number;
	readonly description: string;
	readonly before: Step | null;
	readonly length: number;
}

/** Data of one origin, with its path so far. */
export interface Taint {
	readonly origin: Origin;
	readonly step: Step | null;
}

export type Taints = readonly Taint[];

export const CLEAN: Taints = [];

const MAX_ORIGINS = 16;
/** Kept beyond `MAX_ORIGINS`, up to twice as many. */
const SECRETS: ReadonlySet<OriginKind> = new Set(["cookie", "token", "key", "password", "wallet", "form", "storage"]);
const MAX_STEPS = 12;

/** Union by origin, keeping the first path of each. Returns `known` itself when nothing is added. */
export function joinTaints(known: Taints, added: Taints): Taints {
	if (added.length === 0 || known === added) return known;
	if (known.length === 0) return added;
	let union: Taint[] | null = null;
	for (const taint of added) {
		const { length } = union ?? known;
		if (length >= MAX_ORIGINS && (!SECRETS.has(taint.origin.kind) || length >= 2 * MAX_ORIGINS)) continue;
		if (known.some(({ origin }) => origin === taint.origin)) continue;
		union ??= [...known];
		union.push(taint);
	}
	return union ?? known;
}

export function addStep(taints: Taints, offset: number, description: string): Taints {
	if (taints.length === 0) return taints;
	return taints.map(({ origin, step }) => {
		if (step && (step.length >= MAX_STEPS || step.offset === offset)) return { origin, step };
		return { origin, step: { offset, description, before: step, length: (step?.length ?? 0) + 1 } };
	});
}

export function stepsOf(taint: Taint): { offset: number; description: string }[] {
	const steps: { offset: number; description: string }[] = [];
	for (let step = taint.step; step; step = step.before) {
		steps.unshift({ offset: step.offset, description: step.description });
	}
	return steps;
}
