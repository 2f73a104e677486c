import type { Finding } from "./finding.ts";

interface Place {
	readonly line: number;
	readonly column: number;
}

/** A finding with all of its places. */
export interface PlacedFinding extends Finding, Place {
	/** Steps of a data flow; empty for a finding about a single place. */
	readonly path: readonly Place[];
}

export interface FactOfScript {
	/** Where the code or its metadata states the fact; null when that is not known. */
	readonly place?: Place | null;
	/** Rules that judge this kind of fact, wherever their finding is. */
	readonly types?: readonly string[];
	/** Only findings whose description contains this text, in addition to the types. */
	readonly mention?: string;
}

/**
 * Finds the most severe finding about a fact, so that facts stay neutral unless the rating counts them.
 * @param findings of the analysis, the most severe first
 * @param fact its place, or the rules that judge its kind
 * @returns the finding and its number in the list, from 1; null when no finding is about the fact
 */
export function findingOfFact<Found extends PlacedFinding>(
	findings: readonly Found[],
	{ place = null, types = [], mention }: FactOfScript,
): { readonly finding: Found; readonly number: number } | null {
	const isHere = (one: Place): boolean => place !== null && one.line === place.line && one.column === place.column;
	const index = findings.findIndex(
		(finding) =>
			isHere(finding) ||
			finding.path.some(isHere) ||
			(types.includes(finding.type) && (mention === undefined || finding.description.includes(mention))),
	);
	const finding = findings[index];
	return finding === undefined ? null : { finding, number: index + 1 };
}
