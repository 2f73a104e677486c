import type { Call, Native, Value } from "../engine/domain.ts";
import { UNDEFINED } from "../engine/value.ts";

/** A function that is called for what it does: it always gives back the same. */
export function acting(act: (call: Call) => void, answer: Value = UNDEFINED): Native {
	return (call) => {
		act(call);
		return answer;
	};
}
