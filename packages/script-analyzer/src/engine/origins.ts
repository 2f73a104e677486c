import type { Origin, OriginKind } from "../trace/trace.ts";
import type { Machine } from "./domain.ts";
import { ANYTHING } from "./value.ts";

/** Origins of data, one per place and kind, so that paths from it can be joined. */
export function originsOf(machineOf: () => Machine): Pick<Machine, "read" | "origin"> {
	const origins = new Map<string, Origin>();
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
			const key = `${kind} ${what} ${offset}`;
			const known = origins.get(key);
			if (known) return known;
			const origin = { kind, what, offset };
			origins.set(key, origin);
			return origin;
		},
	};
}

/** Data that others can change after the rating: names and programs made of it can be anything. */
export const EXCHANGEABLE: ReadonlySet<OriginKind> = new Set([
	...(["storage", "script-storage", "remote", "site-answer", "message", "address", "answer", "clipboard"] as const),
]);
