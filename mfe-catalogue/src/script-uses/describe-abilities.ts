import { readGrants } from "@scriptorium/userscript/grants";
import { describeHosts } from "@scriptorium/userscript/host-access";
import type { ScriptMetadata } from "@scriptorium/userscript/metadata";
import { type NamedAbility, nameAbilities } from "./name-abilities.ts";

/** Permissions of a script according to its metadata, without running it. */
export type Abilities =
	/** A bookmarklet: it has the page on which it is clicked, and no more. */
	| { readonly kind: "bookmarklet" }
	/** It says that it is a userscript, in a block that no manager would read. */
	| { readonly kind: "unreadable" }
	| {
			readonly kind: "userscript";
			readonly hosts: readonly { readonly pattern: string; readonly host: string | null; readonly broad: boolean }[];
			readonly grants: readonly NamedAbility[];
			readonly connects: readonly string[];
			readonly requires: readonly string[];
	  };

export function describeAbilities(metadata: ScriptMetadata | null): Abilities {
	if (!metadata) return { kind: "bookmarklet" };
	const { granted, unknown } = readGrants(metadata.grants);
	return {
		kind: "userscript",
		hosts: describeHosts(metadata).map(({ pattern, host, broad }) => ({ pattern, host, broad })),
		grants: nameAbilities([...granted, ...unknown]),
		connects: metadata.connects,
		requires: [...metadata.requires, ...metadata.resources.map(({ url }) => url)],
	};
}
