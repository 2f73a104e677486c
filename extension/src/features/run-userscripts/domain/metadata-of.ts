import type { ScriptMetadata } from "@scriptorium/userscript/metadata";
import { readScriptText } from "@scriptorium/userscript/read-script-text";
import type { StoredScript } from "../../../library/stored-script.ts";

/** By script: a script that sends many requests is parsed once. */
const known = new Map<string, { readonly code: string; readonly metadata: ScriptMetadata | null }>();

/** The metadata of an installed script; null for one that cannot be read. */
export function metadataOf({ id, code }: Pick<StoredScript, "id" | "code">): ScriptMetadata | null {
	const before = known.get(id);
	if (before?.code === code) return before.metadata;
	const read = readScriptText(code);
	const metadata = read.ok ? read.text.metadata : null;
	known.set(id, { code, metadata });
	return metadata;
}
