import { builtPart } from "../built-part.ts";
import { calls, type StepGenerator } from "../step-code.ts";
import { clickParameters, heldKeys, parametersOf } from "../step-parameters.ts";
import { unreadable, withoutSelector } from "../step-problems.ts";
import { targetOf } from "../step-target.ts";

const BUTTONS = { left: undefined, middle: 1, right: 2 } as const;

export const clickStep: StepGenerator = (data) => {
	const target = targetOf(data);
	const parameters = parametersOf(clickParameters, data);
	if (target === null) return withoutSelector(data);
	if (parameters === null) return unreadable(data);
	const { position, button, clickCount, modifiers, duration } = parameters;
	const literal = {
		...position,
		button: BUTTONS[button],
		count: clickCount === 1 ? undefined : clickCount,
		hold: duration,
		...heldKeys(modifiers),
	};
	return calls({ part: builtPart("click"), args: [target, { literal }] });
};
