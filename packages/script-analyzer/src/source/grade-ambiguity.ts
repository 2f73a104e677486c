import type { TextProblem, TextProblemCode } from "@scriptorium/userscript/text-problem";
import { readAddress } from "@scriptorium/userscript/web-address";

/** Problems of one line of the metadata block. */
const OF_LINE: ReadonlySet<TextProblemCode> = new Set([
	"not-a-comment",
	"unusual-space",
	"misspelled-key",
	"repeated-key",
	"bad-resource",
	"misleading-address",
	"key-of-one-manager",
	"key-not-at-start",
	"tab-in-value",
	"comma-in-value",
	"value-too-long",
]);

/** Keys by what they decide, in lower case without dashes and underscores. */
const DESCRIBES =
	/^(?:name|namespace|description|author|developer|version|licen[cs]e|copyright|icon\w*|defaulticon|homepage\w*|website|source|support\w*|contribut\w*|(?:in)?compatible|tag|antifeature|note|history|credit\w*)$/;
const PLACES =
	/^(?:match(?:es|top|aboutblank)?|exclude(?:match(?:es)?|top|globs?)|includes?|includeglobs?|excludes?|runat|runin|noframes)$/;
const UPDATES = /^(?:download|update)url$/;
/** An update from a public store is no surprise, whichever manager reads the line. */
const STORE =
	/^(?:[\w-]+\.)*(?:greasyfork\.org|sleazyfork\.org|openuserjs\.org|github\.com|githubusercontent\.com|github\.io|gitlab\.com|codeberg\.org|gitee\.com)$/;

/**
 * How much depends on a place that two readers interpret differently.
 * @param text the stored text
 * @param blockEnd offset in `text` after the metadata block; null without one
 */
export function gradeAmbiguity(
	text: string,
	{ code, offset }: TextProblem,
	blockEnd: number | null,
): "high" | "medium" | "low" {
	const start = text.lastIndexOf("\n", offset - 1) + 1;
	// Managers take the first complete block. A second one surprises whoever reads the text; one in a string nobody.
	if (code === "extra-marker" && blockEnd !== null && offset >= blockEnd)
		return /^\s*\/\/\s*$/.test(text.slice(start, offset)) ? "medium" : "low";
	if (!OF_LINE.has(code)) return "high";
	const end = text.indexOf("\n", offset);
	const line = text.slice(start, end < 0 ? undefined : end);
	const written = /@([\w-]+)/.exec(line)?.[1];
	if (written === undefined) return line.includes("==") ? "high" : "low";
	const key = written.toLowerCase().replace(/[-_]/g, "");
	if (DESCRIBES.test(key)) return "low";
	if (UPDATES.test(key) && isFromStore(line)) return "low";
	// Between plain spaces and the value: every manager trims it.
	const isTrimmed = code === "unusual-space" && /[ \t]/.test(text[offset - 1] ?? "") && /\s/.test(text[offset] ?? "");
	if (PLACES.test(key)) return isTrimmed ? "low" : "medium";
	return "high";
}

function isFromStore(line: string): boolean {
	const address = readAddress(/@\S+\s+(\S+)/.exec(line)?.[1] ?? "");
	return address !== null && address.scheme === "https" && STORE.test(address.hostname);
}
