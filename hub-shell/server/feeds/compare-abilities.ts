import type { Capabilities } from "../backend/read-versions.ts";
import { en } from "./messages/en.ts";

const KINDS = [
	"runs_on",
	"grants",
	"storage",
	"cookies",
	"listeners",
	"code_loading",
	"hooks",
	"unresolved",
] as const satisfies readonly (keyof Capabilities)[];

/** Describes capabilities that one version has and the other does not; their position in the code is ignored. */
export function compareAbilities(
	before: Capabilities,
	after: Capabilities,
): { readonly newly: readonly string[]; readonly noLonger: readonly string[] } {
	const then = abilitiesOf(before);
	const now = abilitiesOf(after);
	return {
		newly: [...now].filter((ability) => !then.has(ability)),
		noLonger: [...then].filter((ability) => !now.has(ability)),
	};
}

function abilitiesOf(profile: Capabilities): Set<string> {
	return new Set([
		...(profile.offline ? [] : [en.abilities.network]),
		...profile.hosts.map(({ host, via }) => en.abilities.hosts(host, via)),
		...KINDS.flatMap((kind) => profile[kind].map(({ what }) => en.abilities[kind](what))),
	]);
}
