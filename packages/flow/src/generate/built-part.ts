import type { RuntimePart } from "./runtime-part.ts";
import { type RuntimeFunction, runtimeParts } from "./runtime-parts.gen.ts";

const known = new Map<string, RuntimePart>();

/**
 * Reads a function of the runtime (`packages/step-runtime`) from the built table.
 * @param name what generated code calls
 * @returns its source and what it needs
 */
export const builtPart = (name: RuntimeFunction): RuntimePart => partNamed(name);

function partNamed(name: string): RuntimePart {
	const made = known.get(name);
	if (made !== undefined) return made;
	const row = runtimeParts[name];
	if (row === undefined) throw new Error(`The runtime has no ${name}`);
	const needs: RuntimePart[] = [];
	const part: RuntimePart = { name, source: row.source, needs };
	// Functions may call each other.
	known.set(name, part);
	needs.push(...row.needs.map(partNamed));
	return part;
}
