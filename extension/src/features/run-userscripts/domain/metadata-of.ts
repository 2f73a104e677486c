import type { ScriptMetadata } from "@scriptorium/userscript/metadata";
import { readStoredText } from "../../../script-library/read-stored-text.ts";
import type { StoredScript } from "../../../script-library/stored-script.ts";

/** The metadata of an installed script; null for one that cannot be read. */
export function metadataOf(script: Pick<StoredScript, "code">): ScriptMetadata | null {
	const read = readStoredText(script);
	return read.ok ? read.text.metadata : null;
}
