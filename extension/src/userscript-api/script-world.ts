import { readGrants } from "@scriptorium/userscript/grants";
import type { ScriptMetadata } from "@scriptorium/userscript/metadata";

/** Grants that the page's own world has without the extension's help. */
const PAGE_GRANTS: readonly string[] = ["GM_info", "unsafeWindow"];

/**
 * Whether a script runs in a world of its own, where it gets functions. A grant that is not provided still means that the script did
 * not ask for the page's world. `@unwrap` does ask for it, whatever is granted, as in Tampermonkey and Violentmonkey.
 */
export function needsOwnWorld({
	grants,
	injectInto,
	sandbox,
	unwrap,
}: Pick<ScriptMetadata, "grants" | "injectInto" | "sandbox" | "unwrap">): boolean {
	if (injectInto === "content" || sandbox === "DOM") return true;
	return !unwrap && asksForFunctions(grants);
}

/** Whether `@unwrap` takes away functions that a script asks for. */
export const losesFunctions = (metadata: Parameters<typeof needsOwnWorld>[0]): boolean =>
	asksForFunctions(metadata.grants) && !needsOwnWorld(metadata);

function asksForFunctions(grants: readonly string[]): boolean {
	const { granted, unknown } = readGrants(grants);
	return unknown.length > 0 || granted.some((grant) => !PAGE_GRANTS.includes(grant));
}
