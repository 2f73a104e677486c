import { readBlock } from "@scriptorium/userscript/read-block";
import { detectKind } from "@scriptorium/userscript/script-kind";
import { toUserscript } from "@scriptorium/userscript/to-userscript";
import { publishMetadata } from "@scriptorium/userscript/write-metadata";
import type { ScriptCode } from "../backend/read-script.ts";

/** Shown by the specification where a version has no code. */
const NO_CODE = "alert('This bookmarklet has no code yet.');";

/** The installable form of a script: a userscript with its published version and addresses, a bookmarklet wrapped. */
export function userScriptText(script: ScriptCode, origin: string): string {
	const base = `${origin}/scripts/${script.id}/${encodeURIComponent(script.slug)}`;
	const published = {
		version: script.semver ?? "1.0.0",
		updateUrl: `${base}.meta.js`,
		// The same file. The query tells an update from an install, which managers do not (decision 11).
		downloadUrl: `${base}.user.js?update`,
	};
	const code = script.code ?? NO_CODE;
	if (detectKind(code) === "userscript") return publishMetadata(code, published);
	return toUserscript({
		...published,
		name: script.title,
		description: script.short_description,
		code,
		author: script.author?.display_name ?? script.author?.username ?? "Anonymous",
		namespace: origin,
		homepage: `${origin}/bookmarklet/${script.id}`,
	});
}

/** Only the metadata block: what a manager asks for when it looks for updates. */
export function metadataText(userScript: string): string {
	const block = readBlock(userScript);
	return block.ok ? `${userScript.slice(block.range.start, block.range.end)}\n` : "";
}
