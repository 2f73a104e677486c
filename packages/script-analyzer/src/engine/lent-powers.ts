import type { Value } from "./domain.ts";
import { isObject, join, NOTHING, only } from "./value.ts";

/** Objects whose powers an unknown function may hand on. */
export function lentOf(args: readonly Value[]): Value {
	let lent = NOTHING;
	const take = ({ atoms }: Value, level: number): void => {
		for (const atom of atoms) {
			if (!isObject(atom) || atom.callable) continue;
			if (atom.host?.lends) lent = join(lent, only(atom));
			else if (level === 0 && !atom.host) for (const inner of atom.props.values()) take(inner, 1);
		}
	};
	for (const arg of args) take(arg, 0);
	return lent;
}
