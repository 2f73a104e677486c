import { mentionedGrants, normalizeGrant } from "@scriptorium/userscript/grants";
import type { TextProblem, TextProblemCode } from "@scriptorium/userscript/text-problem";
import { readAddress } from "@scriptorium/userscript/web-address";

/** Problems of one line of the metadata block. */
const OF_LINE: ReadonlySet<TextProblemCode> = new Set([
	"not-a-comment",
	"unusual-space",
	"hidden-key",
	"misspelled-key",
	"key-with-suffix",
	"repeated-key",
	"bad-resource",
	"misleading-address",
	"key-of-one-manager",
	"key-not-at-start",
	"tab-in-value",
	"comma-in-value",
	"value-too-long",
]);
/** Readers disagree on whether there is a script at all, or every one of them runs the text as a whole. */
const SAME_PROGRAM: ReadonlySet<TextProblemCode> = new Set(["code-before-block", "missing-name"]);
/** Readers that do not agree here refuse the text, or show a sign differently. */
const REFUSED: ReadonlySet<TextProblemCode> = new Set(["invalid-character", "too-many-lines"]);

/** Keys by what they decide, in lower case without dashes and underscores. */
const RUNS = /^(?:require|resource|requires|resources|requirecss)$/;
const PLACES = /^(?:match(?:es|top|aboutblank)?|includes?|includeglobs?)$/;
const UPDATES = /^(?:download|update|installation)url$/;
/** An update from a public store is no surprise, whichever manager reads the line. */
const STORE =
	/^(?:[\w-]+\.)*(?:greasyfork\.org|sleazyfork\.org|openuserjs\.org|github\.com|githubusercontent\.com|github\.io|gitlab\.com|codeberg\.org|gitee\.com)$/;
/** The site of a pattern for every site: `*` alone, `*` after a scheme, `http*`. */
const EVERY_SITE: ReadonlySet<string> = new Set(["", "*", "**", "http*", "https*"]);

/** Whether a pattern names no site. */
function isForEverySite(pattern: string): boolean {
	const [first = "", ...rest] = pattern.toLowerCase().split("://");
	const site = rest.length > 0 ? rest.join("://").split("/")[0] : first;
	return EVERY_SITE.has(site ?? "");
}

/**
 * How much depends on a place that two readers interpret differently: on what the other reading adds to the program, its
 * privileges or its sites, not on where the place is.
 *
 * @param text the stored text
 * @param problem the place
 * @param blockEnd offset in `text` after the metadata block; null without one
 * @returns `high` where other code may run, `medium` where it may run elsewhere or be replaced, `low` where nothing changes
 */
export function gradeAmbiguity(text: string, problem: TextProblem, blockEnd: number | null): "high" | "medium" | "low" {
	const { code, offset } = problem;
	const start = text.lastIndexOf("\n", offset - 1) + 1;
	// Managers take the first complete block. A second one surprises whoever reads the text; one in a string nobody.
	if (code === "extra-marker" && blockEnd !== null && offset >= blockEnd)
		return /^\s*\/\/\s*$/.test(text.slice(start, offset)) ? "medium" : "low";
	if (SAME_PROGRAM.has(code)) return "low";
	if (REFUSED.has(code)) return "medium";
	if (!OF_LINE.has(code)) return "high";
	const end = text.indexOf("\n", offset);
	const line = text.slice(start, end < 0 ? undefined : end);
	if (code === "not-a-comment" && !/@[\w-]/.test(line)) return line.includes("==") ? "high" : "low";
	const keys = [...line.matchAll(/@([\w-]+)\s*:?[^\S\n]*([^\n]*)/g)];
	if (keys.length === 0) return line.includes("==") ? "high" : "low";
	const read = /\bread @\S+ as @([\w-]+)/.exec(problem.message)?.[1];
	const grades = keys.map(([, key = "", value = ""]) => gradeLine(text, read ?? key, value.trim(), problem));
	return grades.includes("high") ? "high" : grades.includes("medium") ? "medium" : "low";
}

/** What a reader that takes this key and value adds. */
function gradeLine(
	text: string,
	written: string,
	value: string,
	{ code, message, offset }: TextProblem,
): "high" | "medium" | "low" {
	const key = written.toLowerCase().replace(/[-_]/g, "");
	if (code === "misleading-address" && isSameFile(value, message)) return "low";
	if (code === "repeated-key" && valuesBefore(text, offset, key).includes(value)) return "low";
	// A name and an address: a manager that reads no name there ignores the line.
	if (code === "bad-resource" && /^\S+[ \t]+\S+$/.test(value)) return "low";
	if (RUNS.test(key)) return "high";
	if (key === "grant") return addsPrivilege(text, value) ? "high" : "low";
	if (UPDATES.test(key)) return isFromStore(value) ? "low" : "high";
	if (!PLACES.test(key)) return key === "connect" ? "medium" : "low";
	// Between plain spaces and the value: every manager trims it.
	const isTrimmed = code === "unusual-space" && /[ \t]/.test(text[offset - 1] ?? "") && /\s/.test(text[offset] ?? "");
	return isForEverySite(value) && !isTrimmed ? "medium" : "low";
}

/** Values of a key in the lines of the metadata block before an offset: a manager that reads the first line reads one of these. */
function valuesBefore(text: string, offset: number, key: string): readonly string[] {
	// Comments above the block are no lines of it.
	const begin = text.lastIndexOf("==UserScript==", offset);
	const lines = text.slice(Math.max(0, begin), offset).matchAll(/^\s*\/\/[^\S\n]*@([\w-]+)[^\S\n]+([^\n]*)$/gm);
	return [...lines]
		.filter(([, written = ""]) => written.toLowerCase().replace(/[-_]/g, "") === key)
		.map(([, , value = ""]) => value.trim());
}

/** Whether a grant changes what the program can do: it is one, and the program speaks of it. */
function addsPrivilege(text: string, value: string): boolean {
	const grant = normalizeGrant(value);
	return grant !== null && mentionedGrants(text.replace(/^\s*\/\/.*$/gm, "")).includes(grant);
}

function isFromStore(value: string): boolean {
	const address = readAddress(/^(\S+)/.exec(value)?.[1] ?? "");
	return address !== null && address.scheme === "https" && STORE.test(address.hostname);
}

/** What programs change in an address without another file being meant: spaces and letters that they encode. */
const OTHER_FILE = /\\|%2e|\/\.{1,2}(?:\/|$)|[\t\n\r]/i;

function isSameFile(value: string, message: string): boolean {
	const taken = /programs take (\S+?)…? for it/.exec(message)?.[1];
	return taken !== undefined && !OTHER_FILE.test(value) && encodeURI(value).startsWith(taken);
}
