import { fail, type Result, succeed } from "@scriptorium/core-types/errors";
import { requireAsRated, requireFromHub } from "@scriptorium/shared-protocol/served-libraries";
import { readScriptText } from "@scriptorium/userscript/read-script-text";
import { scriptBody } from "@scriptorium/userscript/script-body";
import { toUserscript } from "@scriptorium/userscript/to-userscript";
import { publishMetadata } from "@scriptorium/userscript/write-metadata";
import type { ScriptCode } from "../backend/read-script.ts";

/** Code of a version without code, as specified. */
const NO_CODE = "alert('This bookmarklet has no code yet.');";

/**
 * Builds the installable form of a script: a userscript with its published version and addresses, or a wrapped bookmarklet.
 * @param script with its latest version
 * @param served where it is served, and SHA-256 of its files that were rated and could change, by address
 * @returns error `AMBIGUOUS_TEXT` with the place for an old version that userscript managers may interpret differently
 */
export function userScriptText(
	script: ScriptCode,
	{ origin, rated }: { readonly origin: string; readonly rated: ReadonlyMap<string, string> },
): Result<string, "AMBIGUOUS_TEXT"> {
	const base = `${origin}/scripts/${script.id}/${encodeURIComponent(script.slug)}`;
	const published = {
		version: script.semver ?? "1.0.0",
		updateUrl: `${base}.meta.js`,
		// The query marks requests for updates, which managers do not distinguish from installs (decision 11).
		downloadUrl: `${base}.user.js?update`,
	};
	const read = readScriptText(script.code ?? NO_CODE);
	if (!read.ok) {
		const [{ line, column, message }] = read.problems;
		return fail("AMBIGUOUS_TEXT", `Line ${line}, column ${column}: ${message}`);
	}
	if (read.text.kind === "userscript") {
		return succeed(
			replaceLines(publishMetadata(read.text, published), (line) =>
				requireAsRated(requireFromHub(line, origin), rated),
			),
		);
	}
	return succeed(
		toUserscript({
			...published,
			name: script.title,
			description: script.short_description,
			body: scriptBody(read.text).code,
			author: script.author?.display_name ?? script.author?.username ?? "Anonymous",
			namespace: origin,
			homepage: `${origin}/bookmarklet/${script.id}`,
		}),
	);
}

/** Changes lines of the metadata block, and nothing else. */
function replaceLines(code: string, replace: (line: string) => string): string {
	const read = readScriptText(code);
	if (!read.ok || read.text.block === null) return code;
	const { start, end } = read.text.block.range;
	const lines = code.slice(start, end).split("\n");
	return code.slice(0, start) + lines.map(replace).join("\n") + code.slice(end);
}

/** Returns only the metadata block, which managers request to check for updates. */
export function metadataText(userScript: string): string {
	const read = readScriptText(userScript);
	const block = read.ok ? read.text.block : null;
	return block ? `${userScript.slice(block.range.start, block.range.end)}\n` : "";
}
