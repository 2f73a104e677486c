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
	/** It only lay in an object that was passed to a function whose code is not known; the result may not contain it. */
	readonly unsure?: true;
	/** Its path leads through calls of one function that were evaluated as one, so it may mix what different callers passed. */
	readonly merged?: true;
	/**
	 * The script put it together, from numbers or by exchanging parts: the page's data, but no text or address that the page
	 * contains.
	 */
	readonly recoded?: true;
}

export type Taints = readonly Taint[];

export const CLEAN: Taints = [];

const MAX_ORIGINS = 16;
/** Kept beyond `MAX_ORIGINS`, up to twice as many. */
const SECRETS: ReadonlySet<OriginKind> = new Set(["cookie", "token", "key", "password", "wallet", "form", "storage"]);
/** Longer paths are cut off. */
export const MAX_STEPS = 12;

/**
 * Union by origin, keeping the first path of each; more certain ones replace others, and once recoded is always recoded. Returns
 * `known` itself when nothing is added.
 */
export function joinTaints(known: Taints, added: Taints): Taints {
	if (added.length === 0 || known === added) return known;
	if (known.length === 0) return added;
	let union: Taint[] | null = null;
	for (let index = 0; index < added.length; index++) {
		const taint = added[index];
		// Lists that are joined again and again have the same origins at the same places.
		if (taint === undefined || taint === known[index]) continue;
		const { length } = union ?? known;
		if (length >= MAX_ORIGINS && (!SECRETS.has(taint.origin.kind) || length >= 2 * MAX_ORIGINS)) continue;
		const at = known[index]?.origin === taint.origin ? index : indexOfOrigin(known, taint.origin);
		const same = known[at];
		const becomesSure = same !== undefined && doubtsOf(taint) < doubtsOf(same);
		const becomesRecoded = taint.recoded && !same?.recoded;
		if (same && !becomesSure && !becomesRecoded) continue;
		union ??= [...known];
		if (!same) union.push(taint);
		else if (!becomesRecoded) union[at] = same.recoded ? { ...taint, recoded: true } : taint;
		else union[at] = becomesSure ? taint : { ...same, recoded: true };
	}
	return union ?? known;
}

/** How little is certain of a path: 0 when everything is. */
export function doubtsOf({ unsure, merged }: Pick<Taint, "unsure" | "merged">): number {
	return (unsure ? 2 : 0) + (merged ? 1 : 0);
}

function indexOfOrigin(taints: Taints, origin: Origin): number {
	for (let index = 0; index < taints.length; index++) if (taints[index]?.origin === origin) return index;
	return -1;
}

export function addStep(taints: Taints, offset: number, description: string): Taints {
	if (taints.length === 0) return taints;
	return taints.map((taint) => {
		const { step } = taint;
		if (step && (step.length >= MAX_STEPS || step.offset === offset)) return taint;
		return { ...taint, step: { offset, description, before: step, length: (step?.length ?? 0) + 1 } };
	});
}

/** Marks data as put together by the script. */
export function recode(taints: Taints): Taints {
	return taints.length === 0 ? taints : taints.map((taint) => (taint.recoded ? taint : { ...taint, recoded: true }));
}

/** Marks data whose path may be another call's. */
export function mergedly(taints: Taints): Taints {
	return taints.length === 0 ? taints : taints.map((taint) => (taint.merged ? taint : { ...taint, merged: true }));
}

/** Marks data that may be lost on its way. */
export function unsurely(taints: Taints): Taints {
	return taints.length === 0 ? taints : taints.map((taint) => (taint.unsure ? taint : { ...taint, unsure: true }));
}

/**
 * The path of data, from where it is read.
 *
 * @param taint the data
 * @param end offset of the place where it arrives
 */
export function stepsOf(taint: Taint, end: number): { offset: number; description: string }[] {
	const steps: { offset: number; description: string }[] = [];
	let next = end;
	for (let step = taint.step; step; step = step.before) {
		// What an object of the browser holds is read where it becomes text: at the next step.
		const offset = step.offset < 0 ? next : step.offset;
		steps.unshift({ offset, description: step.description });
		next = offset;
	}
	return steps;
}
