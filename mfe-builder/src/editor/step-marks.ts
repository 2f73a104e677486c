import type { ValidationResult } from "@scriptorium/flow/validate/validation-result";

/** Validation results about one step. */
export interface StepMark {
	/** The most severe of its items. */
	readonly tone: "error" | "warning" | "info";
	readonly messages: readonly string[];
}

const NO_MARKS: ReadonlyMap<string, StepMark> = new Map();
const known = new WeakMap<ValidationResult, ReadonlyMap<string, StepMark>>();

/** The marks of all steps by id; computed once for each result. */
export function marksOf(validation: ValidationResult): ReadonlyMap<string, StepMark> {
	const former = known.get(validation);
	if (former !== undefined) return former;
	const items = [...validation.errors, ...validation.warnings];
	const found = new Map<string, StepMark>();
	for (const { nodeId, message, severity } of items) {
		if (nodeId === null) continue;
		const tone = severity === "critical" ? "error" : severity;
		const mark = found.get(nodeId);
		// Errors come first, so that the first item has the most severe tone, except among warnings.
		const isWorse = mark?.tone === "info" && tone !== "info";
		found.set(nodeId, {
			tone: mark === undefined || isWorse ? tone : mark.tone,
			messages: [...(mark?.messages ?? []), message],
		});
	}
	const marks = found.size === 0 ? NO_MARKS : found;
	known.set(validation, marks);
	return marks;
}
