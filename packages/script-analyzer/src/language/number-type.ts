import type { Call, HostType, Value } from "../engine/domain.ts";
import { fromMarked, HOLE } from "../engine/text-pattern.ts";
import { constantOf, only } from "../engine/value.ts";
import { argument, constants } from "./arguments.ts";

function unknownText(value: Value): Value {
	return { atoms: [fromMarked(HOLE)], open: false, taints: value.taints };
}

export const numberType: HostType = {
	name: "Number",
	members: {
		toString: {
			call: (call: Call) => {
				const known = constantOf(call.self);
				const radix = constantOf(argument(call, 0))?.is ?? 10;
				if (typeof known?.is !== "number" || typeof radix !== "number" || radix < 2 || radix > 36)
					return unknownText(call.self);
				return only(known.is.toString(radix), call.self.taints);
			},
		},
		toFixed: {
			call: (call) => {
				const [known, digits = 0] = constants([call.self, ...call.args]) ?? [];
				if (typeof known !== "number" || typeof digits !== "number" || digits < 0 || digits > 20)
					return unknownText(call.self);
				return only(known.toFixed(digits), call.self.taints);
			},
		},
		toPrecision: { call: (call) => unknownText(call.self) },
		toLocaleString: { call: (call: Call) => unknownText(call.self) },
		valueOf: { call: (call: Call) => call.self },
	},
};
