import type { HostType, Member } from "../engine/host-type.ts";
import type { Call, Native } from "../engine/machine.ts";
import { concatenate, textsOf, toText } from "../engine/text-of.ts";
import { fromMarked, HOLE, hasMarks, literal } from "../engine/text-pattern.ts";
import { anything, constantOf, EITHER, only, type Primitive, type Value } from "../engine/value.ts";
import { constants, involved } from "./arguments.ts";
import { matchText, replaceText } from "./string-matching.ts";

const LONGEST = 100_000;

type Computed = Primitive | readonly string[];

/** Methods computed as the language computes them, when all parts are known. */
const PURE: Readonly<Record<string, (text: string, args: readonly Primitive[]) => Computed>> = {
	at: (text, [index]) => text.at(Number(index)),
	charAt: (text, [index]) => text.charAt(Number(index ?? 0)),
	charCodeAt: (text, [index]) => text.charCodeAt(Number(index ?? 0)),
	codePointAt: (text, [index]) => text.codePointAt(Number(index ?? 0)),
	slice: (text, [from, to]) => text.slice(toNumber(from), toNumber(to)),
	substring: (text, [from, to]) => text.substring(Number(from ?? 0), toNumber(to)),
	substr: (text, [from, length]) => {
		const start = Number(from ?? 0);
		const first = start < 0 ? Math.max(0, text.length + start) : start;
		return text.slice(first, length === undefined ? undefined : first + Math.max(0, Number(length)));
	},
	padStart: (text, [length, fill]) =>
		text.padStart(Math.min(Number(length), LONGEST), fill === undefined ? " " : String(fill)),
	padEnd: (text, [length, fill]) =>
		text.padEnd(Math.min(Number(length), LONGEST), fill === undefined ? " " : String(fill)),
	repeat: (text, [count]) => text.repeat(Math.max(0, Math.min(Number(count) || 0, LONGEST / Math.max(1, text.length)))),
	normalize: (text) => text.normalize(),
	split: (text, [separator, limit]) =>
		separator === undefined ? [text] : text.split(String(separator), limit === undefined ? 20_000 : Number(limit)),
};

/** Their answer says something about a text, but holds nothing of it. */
const QUESTIONS: Readonly<Record<string, (text: string, args: readonly Primitive[]) => Primitive>> = {
	includes: (text, [part, from]) => text.includes(String(part), toNumber(from)),
	startsWith: (text, [part, from]) => text.startsWith(String(part), toNumber(from)),
	endsWith: (text, [part]) => text.endsWith(String(part)),
	indexOf: (text, [part, from]) => text.indexOf(String(part), toNumber(from)),
	lastIndexOf: (text, [part]) => text.lastIndexOf(String(part)),
};

/** They keep what is known of a pattern. */
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
		...membersOf(PURE, pure),
		...membersOf(QUESTIONS, question),
		...membersOf(CHANGES, change),
		concat: { call: (call) => concatenate(call.machine, [call.self, ...call.args]) },
		replace: { call: (call) => replaceText(call, false) },
		replaceAll: { call: (call) => replaceText(call, true) },
		match: { call: (call) => matchText(call) },
		matchAll: { call: (call) => call.machine.array([matchText(call)], call.offset, false) },
		search: { call: () => EITHER },
		localeCompare: { call: () => EITHER },
		link: { call: (call) => anything(involved(call)) },
	},
};

function membersOf<Run>(table: Readonly<Record<string, Run>>, wrap: (run: Run) => Native): Record<string, Member> {
	return Object.fromEntries(Object.entries(table).map(([name, run]) => [name, { call: wrap(run) }]));
}

function pure(run: (text: string, args: readonly Primitive[]) => Computed): Native {
	return (call) => {
		const text = constantOf(toText(call.machine, call.self));
		const args = constants(call.args);
		const taints = involved(call);
		if (typeof text?.is === "string" && args && text.is.length <= LONGEST) {
			const result = run(text.is, args);
			if (typeof result !== "object" || result === null) return only(result, taints);
			return call.machine.array(
				result.map((part) => only(part, taints)),
				call.offset,
			);
		}
		if (run === PURE["split"]) return splitPattern(call);
		return textually(run) ? { atoms: [fromMarked(HOLE)], open: false, taints } : anything(taints);
	};
}

function textually(run: unknown): boolean {
	return run !== PURE["charCodeAt"] && run !== PURE["codePointAt"];
}

/** The parts of a text that is not known: a list of unknown texts, of unknown length. */
function splitPattern(call: Call): Value {
	const taints = involved(call);
	return call.machine.array([{ atoms: [fromMarked(HOLE)], open: false, taints }], call.offset, false);
}

function question(run: (text: string, args: readonly Primitive[]) => Primitive): Native {
	return (call) => {
		const text = constantOf(call.self);
		const args = constants(call.args);
		if (typeof text?.is === "string" && args) return only(run(text.is, args));
		return run === QUESTIONS["indexOf"] || run === QUESTIONS["lastIndexOf"]
			? { atoms: [], open: true, taints: [] }
			: EITHER;
	};
}

function change(run: (text: string) => string): Native {
	return (call) => {
		const value = toText(call.machine, call.self);
		const atoms = textsOf(call.machine, value).map((text) =>
			fromMarked(hasMarks(text) ? run(text) : literal(run(text))),
		);
		return { atoms, open: false, taints: value.taints };
	};
}

function toNumber(value: Primitive): number | undefined {
	return value === undefined ? undefined : Number(value);
}
