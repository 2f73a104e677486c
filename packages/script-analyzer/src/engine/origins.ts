import type { Origin, OriginKind } from "../trace/trace.ts";
import type { Machine } from "./domain.ts";
import { ANYTHING } from "./value.ts";

/** Origins of data, one per place and kind, so that paths from it can be joined. */
export function originsOf(machineOf: () => Machine): Pick<Machine, "read" | "origin"> {
	/** By offset and name; of several kinds there is rarely more than one. */
	const origins = new Map<number, Map<string, Origin[]>>();
	return {
		read: (kind, what, offset) => {
			const machine = machineOf();
			const origin = machine.origin(kind, what, offset);
			machine.traceBuilder.read(origin, machine.trigger);
			return {
				...ANYTHING,
				taints: [{ origin, step: { offset, description: `reads ${what}`, before: null, length: 1 } }],
			};
		},
		origin: (kind, what, offset) => {
			const here = origins.get(offset) ?? new Map<string, Origin[]>();
			const called = here.get(what) ?? [];
			const known = called.find((one) => one.kind === kind);
			if (known) return known;
			const origin = { kind, what, offset };
			called.push(origin);
			here.set(what, called);
			origins.set(offset, here);
			return origin;
		},
	};
}

/** Data that others can change after the rating: names and programs made of it can be anything. */
export const EXCHANGEABLE: ReadonlySet<OriginKind> = new Set([
	...(["storage", "script-storage", "remote", "site-answer", "message", "address", "answer", "clipboard"] as const),
]);
