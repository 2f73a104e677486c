import { builtPart } from "../built-part.ts";
import { calls, type StepGenerator } from "../step-code.ts";
import { dragParameters, parametersOf } from "../step-parameters.ts";
import { unreadable, withoutSelector } from "../step-problems.ts";
import { recordedTargetOf, targetOf } from "../step-target.ts";

export const dragStep: StepGenerator = (data) => {
	const source = targetOf(data);
	const parameters = parametersOf(dragParameters, data);
	if (source === null) return withoutSelector(data);
	if (parameters === null) return unreadable(data);
	const { destination, duration, position } = parameters;
	if (destination.closed) return { does: "nothing", because: "closed-shadow-root" };
	const literal = { ...position, duration };
	return calls({
		part: builtPart("drag"),
		args: [source, recordedTargetOf(destination, data.frame, data.timeout), { literal }],
	});
};
