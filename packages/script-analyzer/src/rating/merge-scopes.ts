import type { Capability, CapabilityProfile, Vulnerability } from "../analysis-result.ts";
import { compareSeverity } from "./rate.ts";

/** The findings of all scopes in which a script runs, each once, most severe first and then by place. */
export function mergeFindings(scopes: readonly (readonly Vulnerability[])[]): readonly Vulnerability[] {
	const [first = [], ...others] = scopes;
	if (others.length === 0) return first;
	const merged = uniqueBy(scopes.flat(), ({ type, line, column, description }) => [type, line, column, description]);
	return merged.sort(
		(one, other) => compareSeverity(one.severity, other.severity) || one.line - other.line || one.column - other.column,
	);
}

/** The abilities of a script in all scopes in which it runs. It is offline if it is in each of them. */
export function mergeProfiles(profiles: readonly [CapabilityProfile, ...CapabilityProfile[]]): CapabilityProfile {
	const [first] = profiles;
	if (profiles.length === 1) return first;
	const facts = (of: (profile: CapabilityProfile) => readonly Capability[]) =>
		uniqueBy(profiles.flatMap(of), ({ what, line, column }) => [what, line, column]).sort(byPlace);
	return {
		offline: profiles.every(({ offline }) => offline),
		runs_on: first.runs_on,
		grants: first.grants,
		hosts: uniqueBy(
			profiles.flatMap(({ hosts }) => hosts),
			({ host, via }) => [host, via],
		).sort(byPlace),
		storage: facts(({ storage }) => storage),
		cookies: facts(({ cookies }) => cookies),
		listeners: facts(({ listeners }) => listeners),
		code_loading: facts(({ code_loading }) => code_loading),
		hooks: facts(({ hooks }) => hooks),
		unresolved: facts(({ unresolved }) => unresolved),
		reads: facts(({ reads = [] }) => reads),
		loaded_code: uniqueBy(
			profiles.flatMap(({ loaded_code = [] }) => loaded_code),
			({ host, via, pinned }) => [host, via, pinned],
		).sort(byPlace),
		...(first.libraries && { libraries: first.libraries }),
	};
}

interface HasPlace {
	readonly line: number;
	readonly column: number;
}

const byPlace = (one: HasPlace, other: HasPlace): number => one.line - other.line || one.column - other.column;

function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => readonly unknown[]): Item[] {
	return [...new Map(items.map((item) => [JSON.stringify(keyOf(item)), item])).values()];
}
