import type { AnyNode, Program } from "acorn";
import { registrableDomain } from "../engine/site.ts";
import { isSpelled } from "../engine/spelled.ts";
import { decodedCode } from "../obfuscation/decoded-code.ts";
import { EncodedText } from "../obfuscation/encoded-text.ts";
import { hiddenCharacters, isBeyondAscii } from "../obfuscation/hidden-characters.ts";
import { numbersOf, reversedConstant } from "../obfuscation/number-lists.ts";
import { packer, symbolsOnly } from "../obfuscation/packed-shapes.ts";
import type { Sign } from "../obfuscation/sign.ts";
import { tableSigns } from "../obfuscation/string-tables.ts";
import { nodesOfType } from "../source/nodes-of.ts";
import type { Source } from "../source/source.ts";
import type { OriginKind, Trace } from "../trace/trace.ts";
import { at, type Rule } from "./rule.ts";

export const obfuscation: Rule = {
	id: "obfuscation",
	title: "Obfuscated code",
	catches:
		"Code made unreadable on purpose: packers, string tables, character codes, invisible characters. Minified code is not.",
	severity: "high",
	advice: "Ask for the readable source. As its author, publish the source instead of an obfuscator's output.",
	check: ({ source, trace }) => {
		const signs = [...signsOf(source), ...hiddenNames(trace), ...hiddenHosts(source, trace)];
		const strong = signs.filter(({ weak }) => !weak);
		const first = strong.find(({ packed }) => !packed);
		const found = signs.map(({ offset, what }) =>
			at(offset, strong.length > 0 ? "medium" : "low", `Obfuscated: contains ${what}.`),
		);
		const decoded = decodedCode(source.program, source.text, unknownRuns(trace));
		if (decoded) {
			const what = `Hides on purpose what it does: runs code that is not known before it runs, and contains ${decoded.what}.`;
			return [at(decoded.offset, "high", what), ...found.filter(({ offset }) => offset !== decoded.offset)];
		}
		if (!first || !hides(trace)) return found;
		const what = `Hides on purpose what it does: contains ${first.what}, and what it runs or where it sends data cannot be told.`;
		return [at(first.offset, "high", what), ...found.filter(({ offset }) => offset !== first.offset)];
	},
};

/** Where text of which nothing is known is run as code; what the visitor or the page gives is another matter. */
function unknownRuns({ sinks }: Trace): readonly number[] {
	return sinks.flatMap(({ kind, api, partlyUnknown, carried, offset }) => {
		const isGiven = carried.some(({ role, origin }) => role === "code" && GIVEN.has(origin.kind));
		return kind === "run-code" && partlyUnknown && RUNS.test(api) && !isGiven ? [offset] : [];
	});
}

/** Other rules say what it is that runs. */
const GIVEN: ReadonlySet<OriginKind> = new Set([
	"answer",
	"form",
	"clipboard",
	"selection",
	"script-storage",
	"storage",
	"remote",
	"message",
	"site-answer",
	"request",
	"file",
]);

const RUNS = /^(?:eval|Function|script text|element text|call)$/;

/** The disguise succeeded: code, functions or receivers came out as unknown. */
function hides({ unresolved, sinks }: Trace): boolean {
	const isHidden = unresolved.some(({ kind }) => kind === "unknown-code" || kind === "computed-global");
	return (
		isHidden ||
		sinks.some(
			({ kind, destinations }) =>
				/^(?:request|submit|load-code)$/.test(kind) && destinations.some((one) => one.kind === "unresolved"),
		)
	);
}

/** Names of the browser's functions that only come out when the script runs. */
function hiddenNames({ unresolved }: Trace): readonly Sign[] {
	return unresolved
		.filter(({ kind }) => kind === "hidden-name")
		.map(({ what, offset }) => ({ offset, what: `the name \`${what}\` written in an unreadable way` }));
}

function hiddenHosts(source: Source, { sinks }: Trace): readonly Sign[] {
	return sinks.flatMap(({ destinations, offset }) =>
		destinations.flatMap(({ kind, host }) => {
			const known =
				kind !== "third-party" || host === null || isSpelled(source, registrableDomain(host.replace(/^\./, "")));
			return known ? [] : [{ offset, what: `the address ${host} written in an unreadable way` }];
		}),
	);
}

function signsOf({ text, program }: Source): readonly Sign[] {
	return [
		packer(text),
		symbolsOnly(text),
		...tableSigns(program, text),
		...encodedSigns(program),
		...nodesOfType(program, "CallExpression")
			.filter(reversedConstant)
			.map(({ start }) => ({ offset: start, what: "words written backwards" })),
		...(isBeyondAscii(text) ? hiddenCharacters(text, nodesOfType(program, "Identifier")) : []),
	].filter((sign) => sign !== null);
}

/** Name of the function or method that is called. */
function calleeOf(node: AnyNode): string {
	if (node.type !== "CallExpression") return "";
	const { callee } = node;
	if (callee.type === "Identifier") return callee.name;
	if (callee.type !== "MemberExpression") return "";
	if (callee.property.type === "Identifier") return callee.property.name;
	return callee.property.type === "Literal" ? String(callee.property.value) : "";
}

function encodedSigns(program: Program): readonly Sign[] {
	const encoded = new EncodedText();
	for (const node of nodesOfType(program, "Literal"))
		if (typeof node.value === "string") encoded.literal(node, node.raw ?? "", node.value);
	for (const node of nodesOfType(program, "TemplateElement"))
		encoded.literal(node, node.value.raw, node.value.cooked ?? "");
	for (const type of ["CallExpression", "ArrayExpression"] as const) {
		for (const node of nodesOfType(program, type)) {
			const numbers = numbersOf(node);
			if (numbers) encoded.numbers(node.start, numbers, /fromCharCode|fromCodePoint/.test(calleeOf(node)));
		}
	}
	return encoded.signs();
}
