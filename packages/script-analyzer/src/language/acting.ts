import type { Call, Native } from "../engine/machine.ts";
import { UNDEFINED, type Value } from "../engine/value.ts";

/** A function that is called for what it does: it always gives back the same. */
export function acting(act: (call: Call) => void, answer: Value = UNDEFINED): Native {
	return (call) => {
		act(call);
		return answer;
	};
}
