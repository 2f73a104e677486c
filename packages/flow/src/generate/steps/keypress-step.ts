import { builtPart } from "../built-part.ts";
import { calls, fails, type StepGenerator } from "../step-code.ts";
import { heldKeys, keyParameters, parametersOf } from "../step-parameters.ts";
import { unreadable } from "../step-problems.ts";
import { pageTarget, targetOf } from "../step-target.ts";

export const keypressStep: StepGenerator = (data) => {
	const { label, value: key = "", frame } = data;
	const parameters = parametersOf(keyParameters, data);
	if (parameters === null || typeof key !== "string") return unreadable(data);
	if (key === "") return fails(`"${label}" is missing a key`);
	// Without a target the key goes to the focused element; in a frame, to the focused element there.
	const target = targetOf(data) ?? (frame?.length ? pageTarget("body", frame) : { literal: null });
	const held = heldKeys(parameters.modifiers) ?? {};
	return calls({ part: builtPart("pressKey"), args: [target, { literal: key }, { literal: held }] });
};
