import type { Call, Native, Value } from "../engine/domain.ts";
import { UNDEFINED } from "../engine/value.ts";

/** A native function with a fixed result, called for its side effects. */
export function acting(act: (call: Call) => void, answer: Value = UNDEFINED): Native {
	return (call) => {
		act(call);
		return answer;
	};
}
