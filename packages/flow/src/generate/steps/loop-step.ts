import type { StepGenerator } from "../step-code.ts";
import { targetOf } from "../step-target.ts";

/** Spec 03 § 5. */
const TIMES = 1;

export const loopStep: StepGenerator = (data) => {
	const each = targetOf(data);
	if (each !== null) return { does: "repeats", each };
	const { times = TIMES } = data;
	return { does: "repeats", times: Number.isFinite(times) ? Math.max(0, Math.floor(times)) : TIMES };
};
