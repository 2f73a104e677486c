import type { Pattern } from "acorn";
import type { Call, HostType, Machine } from "../engine/domain.ts";
import { spreadItems } from "../engine/iterate.ts";
import { functionText } from "../engine/text-of.ts";
import { ANYTHING, join, only, UNDEFINED } from "../engine/value.ts";
import { argument, selfObject } from "./arguments.ts";

export const functionType: HostType = {
	name: "Function",
	members: {
		call: { call: (call) => call.machine.call(call.self, argument(call, 0), call.args.slice(1), call.offset) },
		apply: {
			call: (call) => {
				const spread = spreadItems(call.machine, argument(call, 1), call.offset);
				const args = spread.exact ? spread.items : [spread.rest, spread.rest, spread.rest];
				return call.machine.call(call.self, argument(call, 0), args, call.offset);
			},
		},
		bind: {
			call: (call) => {
				const target = selfObject(call);
				if (!target) return UNDEFINED;
				const bound = call.machine.make(call.offset);
				bound.callable = { kind: "bound", target, self: argument(call, 0), args: call.args.slice(1) };
				return only(bound);
			},
		},
		/** The function's own text, so that code put together of it can be read. */
		toString: {
			call: (call: Call) => {
				const fn = selfObject(call);
				return (fn && functionText(call.machine, fn)) ?? ANYTHING;
			},
		},
		/** Prototypes of the browser's own classes; those of the script lie in `props`. */
		prototype: {
			get: (machine, self) =>
				self.callable?.kind === "native" ? only(machine.prototypeOf(self.callable.name)) : UNDEFINED,
		},
		length: {
			get: (_machine, { callable }) => (callable?.kind === "closure" ? only(arity(callable.node.params)) : ANYTHING),
		},
		/** The caller. Known only for the running call, which may represent several merged calls. */
		caller: {
			get: (machine, self, offset) => {
				if (self.callable?.kind !== "closure") return ANYTHING;
				machine.traceBuilder.unresolved({ kind: "computed-global", what: "the caller of a function", offset });
				const caller = machine.runningCallOf(self)?.caller;
				return caller ? join(only(caller), ANYTHING) : ANYTHING;
			},
		},
		arguments: {
			get: (machine, self, offset) => {
				const call = machine.runningCallOf(self);
				return call ? join(machine.array(call.args, offset), ANYTHING) : ANYTHING;
			},
		},
		name: { get: () => ANYTHING },
		constructor: {
			get: (machine: Machine) => machine.get(only(machine.window), "Function", -1),
		},
	},
};

/** Parameters before the first one with a default, or the rest. */
function arity(params: readonly Pattern[]): number {
	const end = params.findIndex(({ type }) => type === "AssignmentPattern" || type === "RestElement");
	return end < 0 ? params.length : end;
}
