import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { isPublicSuffix } from "@scriptorium/script-analyzer/engine/site";
import { readConnectHost } from "@scriptorium/userscript/connect-host";
import { type Grant, normalizeGrant } from "@scriptorium/userscript/grants";
import type { MetadataEntry } from "@scriptorium/userscript/read-block";
import { inspectScriptText, type ScriptText } from "@scriptorium/userscript/read-script-text";
import type { TextProblem } from "@scriptorium/userscript/text-problem";
import { traceCode } from "./trace-code.ts";

/** The metadata block of a script that is changed, and the comments above it. */
export interface PreviousBlock {
	/** Comments and empty lines above the block, with the line break before it. */
	readonly above: string;
	/** From the opening to the closing line, as written. */
	readonly lines: readonly string[];
	readonly entries: readonly MetadataEntry[];
}

/** A script before a model changes it: what it may do already. */
export interface PreviousScript {
	/** Null for a bookmarklet. */
	readonly block: PreviousBlock | null;
	/** Values of `@match` and `@include`, as written. */
	readonly runsOn: readonly string[];
	readonly grants: readonly Grant[];
	/** Hosts to which it sends requests, or which `@connect` names; none when the script rates High. */
	readonly contacts: readonly string[];
	/** Hosts to which it only links or leads. */
	readonly links: readonly string[];
}

/** As in `generate-tags`: the analysis of longer code takes seconds. Its `@connect` lines still count. */
const MAX_ANALYZED = 100_000;
/** So many are reported at most: with as many, one that matters may be missing. */
const MAX_PROBLEMS = 20;
/** JavaScript ends a comment at the separators of lines and paragraphs, too. */
const COMMENT_LINE = /^[ \t]*(?:\/\/[^\u2028\u2029]*)?$/;

/**
 * Reads the script that a request changes.
 * @param request its code, and whether it is to be changed
 * @returns null when the request is not about a change
 */
export function previousScript({
	existingCode = "",
	isModification = false,
}: {
	readonly existingCode?: string | undefined;
	readonly isModification?: boolean | undefined;
}): PreviousScript | null {
	if (!isModification || existingCode.trim() === "") return null;
	const { text, problems } = inspectScriptText(existingCode);
	const block = blockOf(text, problems);
	const valuesOf = (...keys: readonly string[]) =>
		(block?.entries ?? []).flatMap(({ key, value }) => (keys.includes(key) ? [value] : []));
	return {
		block,
		runsOn: [...new Set(valuesOf("match", "include"))],
		grants: [...new Set(valuesOf("grant").flatMap((grant) => normalizeGrant(grant) ?? []))],
		...serversOf(text, valuesOf("connect")),
	};
}

/**
 * Only comments are taken over from a block and from what is above it: code there would escape the check. Lines inside of another comment,
 * or below a second opening line, are a text that looks like a block.
 */
function blockOf({ block, metadata, code }: ScriptText, problems: readonly TextProblem[]): PreviousBlock | null {
	if (block === null || metadata === null) return null;
	const { start, end } = block.range;
	const isQuoted = problems.some(
		({ code: why, offset }) =>
			why === "code-before-block" || why === "address-and-block" || (why === "extra-marker" && offset < start),
	);
	if (isQuoted || problems.length >= MAX_PROBLEMS) return null;
	return {
		above: code.slice(0, start),
		lines: code
			.slice(start, end)
			.split("\n")
			.filter((line) => COMMENT_LINE.test(line)),
		entries: block.entries,
	};
}

function serversOf(text: ScriptText, connects: readonly string[]): Pick<PreviousScript, "contacts" | "links"> {
	const declared = connects.flatMap((value) => {
		const connect = readConnectHost(value);
		return connect.kind === "host" && !connect.isMisleading && !isPublicSuffix(connect.host) ? [connect.host] : [];
	});
	const unknown = { contacts: [...new Set(declared)], links: [] };
	if (text.code.length > MAX_ANALYZED) return unknown;
	const { risk_level } = analyzeScript({ code: text.code, kind: text.kind });
	if (risk_level === "red") return { contacts: [], links: [] };
	if (risk_level === "unrated") return unknown;
	const contacts = new Set(declared);
	const links = new Set<string>();
	for (const { kind, destinations, carried } of traceCode(text.code, text.kind)) {
		const isLink = ["navigation", "change-page"].includes(kind) && carried.length === 0;
		for (const { host } of destinations) {
			// The known end of a name that is computed in part is less than a host.
			if (host === null || host.startsWith(".") || isPublicSuffix(host)) continue;
			(isLink ? links : contacts).add(host);
		}
	}
	return { contacts: [...contacts], links: [...links] };
}
