import type { HostType } from "../engine/host-type.ts";
import type { Call } from "../engine/machine.ts";
import { toText } from "../engine/text-of.ts";
import { anything, constantOf, EITHER, join, NULL, only, UNDEFINED } from "../engine/value.ts";
import { argument } from "./arguments.ts";
import { matchText } from "./string-matching.ts";

export const regExpType: HostType = {
	name: "RegExp",
	members: {
		test: { call: () => EITHER },
		exec: {
			call: (call) =>
				join(NULL, matchText({ ...call, self: toText(call.machine, argument(call, 0)), args: [call.self] })),
		},
		source: { get: (_machine, self) => self.hidden?.get("source") ?? UNDEFINED },
		flags: { get: (_machine, self) => self.hidden?.get("flags") ?? UNDEFINED },
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
