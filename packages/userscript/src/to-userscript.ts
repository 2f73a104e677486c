import { writeMenuCommand } from "./menu-command.ts";
import { type MetadataLine, metadataValue, writeMetadata } from "./write-metadata.ts";

export interface BookmarkletSource {
	readonly name: string;
	readonly description: string;
	/** The program that runs: `code` of its `scriptBody`. */
	readonly body: string;
	readonly version: string;
	readonly author: string;
	/** Keeps scripts of the same name apart; the hub's origin. */
	readonly namespace: string;
	readonly homepage?: string;
	readonly updateUrl?: string;
	readonly downloadUrl?: string;
}

/**
 * Converts a bookmarklet to a userscript that runs on every page and does nothing until its menu command is chosen. The
 * body is placed unchanged inside a function, so that its comments, strings and line breaks cannot reach the lines
 * around it.
 *
 * @param source the program that was rated, with the title and addresses of its publication
 * @returns the text of the userscript
 */
export function toUserscript(source: BookmarkletSource): string {
	const lines: MetadataLine[] = [
		["name", metadataValue(source.name) || "Untitled"],
		["namespace", source.namespace],
		["version", source.version],
		["description", source.description],
		["author", source.author],
		["match", "*://*/*"],
		["grant", "GM_registerMenuCommand"],
		["run-at", "document-end"],
		["noframes", ""],
	];
	if (source.homepage) lines.push(["homepageURL", source.homepage]);
	if (source.updateUrl) lines.push(["updateURL", source.updateUrl]);
	if (source.downloadUrl) lines.push(["downloadURL", source.downloadUrl]);
	return `${writeMetadata(lines)}\n\n${writeMenuCommand(source.name, source.body)}`;
}
