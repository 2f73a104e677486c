import { readGrants } from "@scriptorium/userscript/grants";
import { describeHosts, type HostAccess } from "@scriptorium/userscript/host-access";
import { readScriptText } from "@scriptorium/userscript/read-script-text";

/** Permissions of a script according to its metadata, without running it. */
export type Abilities =
	/** A bookmarklet: it has the page on which it is clicked, and no more. */
	| { readonly kind: "bookmarklet" }
	/** It says that it is a userscript, in a block that no manager would read. */
	| { readonly kind: "unreadable" }
	| {
			readonly kind: "userscript";
			readonly hosts: readonly HostAccess[];
			readonly grants: readonly string[];
			readonly connects: readonly string[];
			readonly requires: readonly string[];
	  };

export function describeAbilities(code: string): Abilities {
	const read = readScriptText(code);
	if (!read.ok) return { kind: "unreadable" };
	const { metadata } = read.text;
	if (!metadata) return { kind: "bookmarklet" };
	const { granted, unknown } = readGrants(metadata.grants);
	return {
		kind: "userscript",
		hosts: describeHosts(metadata),
		grants: [...granted, ...unknown],
		connects: metadata.connects,
		requires: [...metadata.requires, ...metadata.resources.map(({ url }) => url)],
	};
}
