import type { Node } from "acorn";
import type { Machine, Value } from "./domain.ts";
import type { Taints } from "./taint.ts";

/** What `confirm` answers, as the origin of a value is named. */
export const CONFIRMED = "confirm";

/** What the visitor answered to `confirm`, if the value depends on it. */
export function answersIn({ taints }: Value): Taints {
	return taints.length === 0
		? taints
		: taints.filter(({ origin }) => origin.kind === "answer" && origin.what === CONFIRMED);
}

/**
 * The branch that runs when the visitor agreed.
 *
 * @param test the condition
 * @param value what it was evaluated to
 * @returns null when the condition asks nobody
 */
export function agreedBranch(test: Node & { operator?: string }, value: Value): "consequent" | "alternate" | null {
	if (answersIn(value).length === 0) return null;
	return test.type === "UnaryExpression" && test.operator === "!" ? "alternate" : "consequent";
}

/** Runs what the visitor agreed to: it is done as asked as what a control of the script does. */
export function afterAgreement<Result>(machine: Machine, isAgreed: boolean, work: () => Result): Result {
	if (!isAgreed) return work();
	const before = machine.trigger;
	machine.trigger = "purpose";
	try {
		return work();
	} finally {
		machine.trigger = before;
	}
}
