import type { Call, HostType, Member, Native, Primitive, Value } from "../engine/domain.ts";
import { searchedToken } from "../engine/page-tokens.ts";
import { joinTaints, recode, type Taints } from "../engine/taint.ts";
import { concatenate, knownTexts, spendText, textsOf, toText } from "../engine/text-of.ts";
import { fromMarked, HOLE, hasMarks, literal } from "../engine/text-pattern.ts";
import { ANY_BOOLEAN, ANYTHING, addTaints, anything, constantOf, join, only } from "../engine/value.ts";
import { argument, constants, involved } from "./arguments.ts";
import { answersOf, matchText, replaceText, searchOf } from "./string-matching.ts";

const MAX_TEXT_LENGTH = 100_000;

type Compute<Result = Primitive> = (text: string, args: readonly Primitive[]) => Result;

/** Methods computed as the language computes them, when all parts are known. */
const TEXTS: Readonly<Record<string, Compute>> = {
	at: (text, [index]) => text.at(Number(index)),
	charAt: (text, [index]) => text.charAt(Number(index ?? 0)),
	slice: (text, [from, to]) => text.slice(toNumber(from), toNumber(to)),
	substring: (text, [from, to]) => text.substring(Number(from ?? 0), toNumber(to)),
	substr: (text, [from, length]) => {
		const start = Number(from ?? 0);
		const first = start < 0 ? Math.max(0, text.length + start) : start;
		return text.slice(first, length === undefined ? undefined : first + Math.max(0, Number(length)));
	},
	padStart: (text, [length, fill]) =>
		text.padStart(Math.min(Number(length), MAX_TEXT_LENGTH), fill === undefined ? " " : String(fill)),
	padEnd: (text, [length, fill]) =>
		text.padEnd(Math.min(Number(length), MAX_TEXT_LENGTH), fill === undefined ? " " : String(fill)),
	repeat: (text, [count]) =>
		text.repeat(Math.max(0, Math.min(Number(count) || 0, MAX_TEXT_LENGTH / Math.max(1, text.length)))),
	normalize: (text) => text.normalize(),
};

/** As above, but they answer with a number. */
const CODES: Readonly<Record<string, Compute>> = {
	charCodeAt: (text, [index]) => text.charCodeAt(Number(index ?? 0)),
	codePointAt: (text, [index]) => text.codePointAt(Number(index ?? 0)),
};

const splitText: Compute<readonly string[]> = (text, [separator, limit]) =>
	separator === undefined ? [text] : text.split(String(separator), limit === undefined ? 20_000 : Number(limit));

/** Their answer says something about a text, but holds nothing of it. */
const QUESTIONS: Readonly<Record<string, Compute<boolean>>> = {
	includes: (text, [part, from]) => text.includes(String(part), toNumber(from)),
	startsWith: (text, [part, from]) => text.startsWith(String(part), toNumber(from)),
	endsWith: (text, [part]) => text.endsWith(String(part)),
};

const POSITIONS: Readonly<Record<string, Compute<number>>> = {
	indexOf: (text, [part, from]) => text.indexOf(String(part), toNumber(from)),
	lastIndexOf: (text, [part]) => text.lastIndexOf(String(part)),
};

/** Methods that keep the known parts of a pattern. */
const CHANGES: Readonly<Record<string, (text: string) => string>> = {
	toLowerCase: (text) => text.toLowerCase(),
	toUpperCase: (text) => text.toUpperCase(),
	toLocaleLowerCase: (text) => text.toLowerCase(),
	toLocaleUpperCase: (text) => text.toUpperCase(),
	trim: (text) => text.trim(),
	trimStart: (text) => text.trimStart(),
	trimEnd: (text) => text.trimEnd(),
	toString: (text: string) => text,
	valueOf: (text: string) => text,
	toWellFormed: (text) => text,
};

export const stringType: HostType = {
	name: "String",
	members: {
		...membersOf(TEXTS, (compute) => computed(compute, unknownText)),
		...membersOf(CODES, (compute) => computed(compute, anything)),
		...membersOf(QUESTIONS, (ask) => answered(ask, ANY_BOOLEAN)),
		...membersOf(POSITIONS, position),
		split: { call: (call) => join(split(call), answersOf(call, "split")) },
		...membersOf(CHANGES, change),
		concat: { call: (call) => concatenate(call.machine, [call.self, ...call.args]) },
		replace: { call: (call) => join(replaceText(call, false), answersOf(call, "replace")) },
		replaceAll: { call: (call) => join(replaceText(call, true), answersOf(call, "replace")) },
		match: { call: (call) => join(matchText(call), answersOf(call, "match")) },
		matchAll: {
			call: (call) => {
				const found = answersOf(call, "matchAll");
				return join(call.machine.array([join(matchText(call), found)], call.offset, false), found);
			},
		},
		search: { call: (call) => join(ANYTHING, answersOf(call, "search")) },
		localeCompare: { call: () => ANY_BOOLEAN },
		link: { call: (call) => anything(involved(call)) },
	},
};

function membersOf<Run>(table: Readonly<Record<string, Run>>, wrap: (run: Run) => Native): Record<string, Member> {
	return Object.fromEntries(Object.entries(table).map(([name, run]) => [name, { call: wrap(run) }]));
}

function unknownText(taints: Taints): Value {
	return { atoms: [fromMarked(HOLE)], open: false, taints };
}

/** What `compute` makes of the text and the arguments; null when one of them is not known, or the text is too long. */
function compute<Result>(call: Call, run: Compute<Result>): { readonly result: Result } | null {
	const text = constantOf(toText(call.machine, call.self));
	const args = constants(call.args);
	if (typeof text?.is === "string") spendText(call.machine, text.is.length);
	return typeof text?.is === "string" && args && text.is.length <= MAX_TEXT_LENGTH
		? { result: run(text.is, args) }
		: null;
}

/** Whether text of the script is among the text: what is cut out of both is no text of the page. */
function isMixed(call: Call): boolean {
	return call.self.taints.length > 0 && knownTexts(call.machine, call.self).length > 0;
}

function computed(run: Compute, unknown: (taints: Taints) => Value): Native {
	return (call) => {
		const known = compute(call, run);
		const taints = involved(call);
		return known ? only(known.result, taints) : unknown(isMixed(call) ? recode(taints) : taints);
	};
}

/** The parts of a text; of one that is not known, a list of unknown texts, of unknown length. */
function split(call: Call): Value {
	const known = compute(call, splitText) ?? splitByPattern(call);
	const taints = joinTaints(
		involved(call),
		searchedToken(call.machine, call.self.taints, argument(call, 0), call.offset),
	);
	if (!known) return call.machine.array([unknownText(isMixed(call) ? recode(taints) : taints)], call.offset, false);
	return call.machine.array(
		known.result.map((part) => only(part, taints)),
		call.offset,
	);
}

/** `text.split(/,/)`; null when the text or the pattern is not known, or the pattern could take long. */
function splitByPattern(call: Call): { readonly result: readonly string[] } | null {
	const text = constantOf(toText(call.machine, call.self));
	const [limit] = call.args[1] === undefined ? [undefined] : (constants([call.args[1]]) ?? [null]);
	if (typeof text?.is !== "string" || limit === null) return null;
	const pattern = searchOf(argument(call, 0), text.is, false);
	if (pattern === null) return null;
	return { result: text.is.split(pattern, limit === undefined ? undefined : Number(limit)).map(String) };
}

function answered(ask: Compute, unknown: Value): Native {
	return (call) => {
		const text = constantOf(call.self);
		const args = constants(call.args);
		return typeof text?.is === "string" && args ? only(ask(text.is, args)) : unknown;
	};
}

/** The index of a character in a constant alphabet reveals the character. */
function position(ask: Compute): Native {
	const exact = answered(ask, ANYTHING);
	return (call) => {
		// The text cut out after the match is the searched data.
		const token = searchedToken(call.machine, call.self.taints, argument(call, 0), call.offset);
		const isAlphabet = constantOf(call.self) && call.self.taints.length === 0;
		return addTaints(exact(call), isAlphabet ? involved(call) : token);
	};
}

/** Change of case and normal forms look each character up. */
const CASED_CHARACTERS_PER_STEP = 32;

function change(run: (text: string) => string): Native {
	return (call) => {
		const value = toText(call.machine, call.self);
		const texts = textsOf(call.machine, value);
		for (const text of texts) spendText(call.machine, text.length, CASED_CHARACTERS_PER_STEP);
		const atoms = texts.map((text) => fromMarked(hasMarks(text) ? run(text) : literal(run(text))));
		return { atoms, open: false, taints: value.taints };
	};
}

function toNumber(value: Primitive): number | undefined {
	return value === undefined ? undefined : Number(value);
}
