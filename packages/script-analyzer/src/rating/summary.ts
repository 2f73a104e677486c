import type { RiskLevel, Vulnerability } from "../analysis-result.ts";
import type { Traces } from "../engine/trace-script.ts";
import type { Source } from "../source/source.ts";
import type { OriginKind } from "../trace/trace.ts";

const DATA: Readonly<Record<OriginKind, string>> = {
	cookie: "cookies",
	storage: "stored data of the site",
	"script-storage": "its own settings",
	token: "tokens",
	key: "keystrokes",
	form: "form entries",
	password: "passwords",
	clipboard: "the clipboard",
	selection: "marked text",
	page: "page content",
	"page-global": "variables of the page",
	"site-answer": "answers of the site",
	address: "page addresses",
	message: "messages of other windows",
	request: "the site's traffic",
	geolocation: "the location",
	media: "camera and microphone",
	file: "chosen files",
	wallet: "a wallet",
	answer: "answers to its own questions",
	device: "properties of the device",
	remote: "answers of other servers",
	blank: "empty constants",
};

/** The summary of a rating: the checked parts, the result, and its limits. */
export function summarize(
	level: Exclude<RiskLevel, "unrated">,
	source: Source,
	traces: Traces,
	findings: readonly Vulnerability[],
): string {
	return `${verdict(level, findings)} ${scope(source, traces)} ${caveat(level, source)}`;
}

function verdict(level: Exclude<RiskLevel, "unrated">, findings: readonly Vulnerability[]): string {
	const gravest = findings[0];
	const others = findings.length - 1;
	const more = others > 0 ? ` ${count(others, "more finding")}.` : "";
	if (level === "red") return `High risk. ${gravest?.description ?? ""}${more}`;
	if (level === "amber") return `Look before you install. ${gravest?.description ?? ""}${more}`;
	return findings.length === 0 ? "Nothing dangerous was found." : "Nothing dangerous was found; see the remarks.";
}

function scope(source: Source, { exact, skeptical }: Traces): string {
	const lines = source.text.split(/\r\n?|\n/).length;
	const runs = [exact, skeptical];
	// The skeptical run also reads what the script never does: these guesses lead to findings, not to a description.
	const kinds = [...new Set(exact.reads.map(({ origin }) => DATA[origin.kind]))];
	const places = new Set(runs.flatMap(({ sinks }) => sinks.map(({ offset, api }) => `${offset} ${api}`))).size;
	const isInPart = runs.some(({ status }) => status === "exhausted");
	const files = [...source.namedFiles.values()].filter(({ state }) => state === "checked").length;
	const read = `Read ${count(lines, "line")} of code${files === 0 ? "" : `, ${files === 1 ? "a library" : `${files} libraries`} included`}`;
	const part = isInPart ? " in part (it takes too long to check in full)" : "";
	const sinks = count(places, "place");
	if (places === 0) return `${read}${part}: no place was found that sends, stores or changes anything.`;
	if (kinds.length === 0) return `${read}${part} and looked at ${sinks} where something is sent, stored or changed.`;
	const list =
		kinds.length > 4 ? `${kinds.slice(0, 4).join(", ")} and ${kinds.length - 4} more kinds of data` : joined(kinds);
	return `${read}${part} and followed ${list} to ${sinks} where something is sent, stored or changed.`;
}

const NOT_RUN = "The script itself was not run";

function caveat(level: Exclude<RiskLevel, "unrated">, { namedFiles }: Source): string {
	if (level === "red") return `${NOT_RUN}.`;
	const files = [...namedFiles.values()];
	const areChecked = files.length > 0 && files.every(({ state }) => state !== "not-checked");
	const limits = `${NOT_RUN}, and what ${areChecked ? "servers deliver later" : "libraries and servers deliver"} was not checked.`;
	return level === "green" ? `${limits} This is not a guarantee.` : limits;
}

export function count(amount: number, noun: string): string {
	return `${amount < 1_000 ? amount : amount.toLocaleString("en-GB")} ${noun}${amount === 1 ? "" : "s"}`;
}

function joined(words: readonly string[]): string {
	return words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}
