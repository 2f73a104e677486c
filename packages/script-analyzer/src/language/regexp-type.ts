import type { Call, HostType, Native } from "../engine/domain.ts";
import { setHidden } from "../engine/hidden-state.ts";
import { toText } from "../engine/text-of.ts";
import { ANY_BOOLEAN, ANYTHING, anything, constantOf, join, NULL, objectsOf, only } from "../engine/value.ts";
import { argument } from "./arguments.ts";
import { matchText } from "./string-matching.ts";

export const regExpType: HostType = {
	name: "RegExp",
	members: {
		test: { call: () => ANY_BOOLEAN },
		exec: {
			call: (call) =>
				join(NULL, matchText({ ...call, self: toText(call.machine, argument(call, 0)), args: [call.self] })),
		},
		source: { get: (_machine, self) => self.hidden?.get("source") ?? ANYTHING },
		flags: { get: (_machine, self) => self.hidden?.get("flags") ?? ANYTHING },
		lastIndex: { get: () => anything([]), set: () => undefined },
		toString: {
			call: (call: Call) => {
				const [self] = call.self.atoms;
				const source =
					typeof self === "object" && self !== null && "hidden" in self
						? constantOf(self.hidden?.get("source") ?? NULL)
						: null;
				return source ? only(`/${String(source.is)}/`) : anything([]);
			},
		},
	},
};

/** `RegExp(…)`; of an expression it is that expression. */
export const makeRegExp: Native = (call) => {
	const pattern = argument(call, 0);
	const [given] = objectsOf(pattern);
	if (given?.host?.name === "RegExp") return only(given);
	const made = call.machine.host("RegExp", call.offset);
	setHidden(made, "source", pattern);
	setHidden(made, "flags", call.args[1] ?? only(""));
	return only(made);
};
