import type { LibraryFile } from "@scriptorium/script-analyzer/analysis-result";
import { requireAsStored } from "@scriptorium/shared-protocol/served-libraries";
import { readScriptText } from "@scriptorium/userscript/read-script-text";
import { correctedAddress } from "@scriptorium/userscript/web-address";
import type { RatableText } from "../rating/rate-script.ts";
import type { MenuScript } from "./menu-script.ts";

const UPDATE_LINE = /^[ \t]*\/\/[ \t]*@(?:updateURL|downloadURL)[ \t]+(\S+)[ \t]*$/;

/**
 * Prepares a text for the analyzer, so that the result equals the hub's rating of the same script. Removes what the hub adds when it
 * serves a script: its update URLs, its URLs and checksums of libraries, and the menu command around a bookmarklet. Line numbers do not change, and
 * everything else is rated unchanged.
 * @param code the text that would be installed
 * @param served how the hub served it
 * @param served.hubOrigin origin of the hub
 * @param served.libraries its files, as `ratedLibraries` gives them
 * @param served.menuScript the bookmarklet in it; null for a userscript
 */
export function ratableText(
	code: string,
	{
		hubOrigin,
		menuScript,
		libraries = [],
	}: {
		readonly hubOrigin: string;
		readonly menuScript: MenuScript | null;
		readonly libraries?: readonly LibraryFile[];
	},
): RatableText {
	if (menuScript !== null) {
		return { input: { code: menuScript.body, kind: "bookmarklet" }, lineOffset: menuScript.linesBefore };
	}
	return { input: { code: textAsStored(code, hubOrigin), reading: "installed", libraries }, lineOffset: 0 };
}

/**
 * A userscript of the hub as the hub stores it: without its update addresses, its addresses of libraries, and the checksums that it adds.
 * @param code the text as it was served; any other text stays as it is
 * @param hubOrigin origin of the hub
 */
export function textAsStored(code: string, hubOrigin: string): string {
	const read = readScriptText(code);
	if (!read.ok || read.text.block === null) return code;
	const { start, end } = read.text.block.range;
	const block = code
		.slice(start, end)
		.split("\n")
		.map((line) => (isHubAddress(UPDATE_LINE.exec(line)?.[1], hubOrigin) ? "//" : requireAsStored(line, hubOrigin)));
	return code.slice(0, start) + block.join("\n") + code.slice(end);
}

function isHubAddress(address: string | undefined, hubOrigin: string): boolean {
	if (address === undefined || correctedAddress(address) !== null || !URL.canParse(address)) return false;
	// `blob:` addresses have the origin of the page that made them.
	const { origin, protocol } = new URL(address);
	return origin === hubOrigin && ["http:", "https:"].includes(protocol);
}
