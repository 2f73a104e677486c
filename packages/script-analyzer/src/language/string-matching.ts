import { addedMember } from "../engine/added-member.ts";
import type { Call, HeapObject, Value } from "../engine/domain.ts";
import { escaped, fitsOnlyWords, takesMarkup } from "../engine/markup-safety.ts";
import { searchedToken } from "../engine/page-tokens.ts";
import { joinTaints, recode } from "../engine/taint.ts";
import { spendText, textsOf, toText } from "../engine/text-of.ts";
import { fromMarked, HOLE, literal } from "../engine/text-pattern.ts";
import { uncertainly } from "../engine/uncertainly.ts";
import { anything, constantOf, isObject, join, NOTHING, NULL, objectsOf, only } from "../engine/value.ts";
import { argument, involved } from "./arguments.ts";
import { safeRegExp } from "./safe-regexp.ts";

const MAX_MATCHES = 2_000;

/** The pattern as it can be run here: a plain text, a harmless regular expression, or null. */
export function searchOf(pattern: Value, subject: string, all: boolean): RegExp | string | null {
	const known = constantOf(pattern);
	if (known && typeof known.is === "string") return known.is;
	const [atom] = pattern.atoms;
	if (!isObject(atom) || pattern.atoms.length !== 1 || pattern.open) return null;
	const { source, flags } = regExpOf(atom);
	return source === null ? null : safeRegExp(source, all && !flags.includes("g") ? `${flags}g` : flags, subject);
}

export function regExpOf(object: HeapObject): { source: string | null; flags: string } {
	const source = constantOf(object.hidden?.get("source") ?? NULL)?.is;
	const flags = constantOf(object.hidden?.get("flags") ?? NULL)?.is;
	return { source: typeof source === "string" ? source : null, flags: typeof flags === "string" ? flags : "" };
}

export function replaceText(call: Call, all: boolean): Value {
	const replaced = replaceIn(call, all);
	const search = patternText(argument(call, 0));
	if (search === null || !takesMarkup(search)) return replaced;
	return { ...replaced, taints: escaped(call.machine, replaced.taints) };
}

function patternText(pattern: Value): string | null {
	const [object] = objectsOf(pattern);
	const known = object ? regExpOf(object).source : constantOf(pattern)?.is;
	return typeof known === "string" ? known : null;
}

function replaceIn(call: Call, all: boolean): Value {
	const { machine } = call;
	const replacement = argument(call, 1);
	const callback = objectsOf(replacement).find(({ callable }) => callable);
	const subject = constantOf(toText(machine, call.self));
	const taints = involved(call);
	const search = typeof subject?.is === "string" ? searchOf(argument(call, 0), subject.is, all) : null;
	if (typeof subject?.is !== "string" || search === null) return replaceUnknown(call, callback ?? null);
	const text = subject.is;
	spendText(machine, text.length);
	let count = 0;
	const inserted = (match: string, groups: readonly string[]): string => {
		if (count++ >= MAX_MATCHES) return HOLE;
		const value = callback
			? machine.callObject(
					callback,
					call.self,
					[match, ...groups].map((part) => only(part, call.self.taints)),
					call.offset,
				)
			: replacement;
		const [known = HOLE, ...others] = textsOf(machine, value);
		return others.length > 0 ? HOLE : expand(known, match, groups);
	};
	const parts: string[] = [];
	let end = 0;
	for (const match of matches(text, search, all)) {
		parts.push(literal(text.slice(end, match.index)), inserted(match.text, match.groups));
		end = match.index + match.text.length;
	}
	parts.push(literal(text.slice(end)));
	return only(
		fromMarked(parts.join("")),
		joinTaints(taints, callback ? call.self.taints : machine.contents(replacement)),
	);
}

function* matches(text: string, search: RegExp | string, all: boolean) {
	if (typeof search === "string") {
		let from = text.indexOf(search);
		for (let count = 0; from >= 0 && count < MAX_MATCHES; count++) {
			yield { index: from, text: search, groups: [] as string[] };
			if (!all) return;
			from = text.indexOf(search, from + Math.max(1, search.length));
		}
		return;
	}
	for (const match of search.global ? text.matchAll(search) : [search.exec(text)]) {
		if (match) yield { index: match.index, text: match[0], groups: match.slice(1).map((group) => group ?? "") };
	}
}

/** `$1` and `$&` in the replacement. */
function expand(replacement: string, match: string, groups: readonly string[]): string {
	return replacement.replace(/\$(?:&|(\d))/g, (_, digit: string | undefined) =>
		digit === undefined ? match : (groups[Number(digit) - 1] ?? ""),
	);
}

function replaceUnknown(call: Call, callback: HeapObject | null): Value {
	const deletes = callback === null && constantOf(argument(call, 1))?.is === "";
	const taints = deletes ? involved(call) : recode(involved(call));
	const given = anything(call.self.taints);
	const replacement = callback
		? uncertainly(call.machine, () => call.machine.callObject(callback, call.self, [given, given, given], call.offset))
		: argument(call, 1);
	const inserted = textsOf(call.machine, replacement)
		.filter((text) => text !== HOLE)
		.flatMap((text) => [
			fromMarked(HOLE + text + HOLE),
			// An address whose beginning is exchanged.
			...(/^(?:https?:)?\/\//i.test(text) ? [fromMarked(text + HOLE)] : []),
		]);
	return {
		atoms: [fromMarked(HOLE), ...inserted],
		open: false,
		taints: callback ? joinTaints(taints, call.machine.contents(replacement)) : taints,
	};
}

/**
 * What the script's own matching functions of a pattern return: `{ [Symbol.match]: … }`, or its own `exec`.
 *
 * @param symbol the symbol that the method looks for: `match`
 */
export function answersOf(call: Call, symbol: string): Value {
	const { machine, offset } = call;
	let answer = NOTHING;
	for (const pattern of objectsOf(argument(call, 0))) {
		const own = addedMember(machine, pattern, `@@${symbol}`);
		if (own !== NOTHING)
			answer = join(answer, machine.call(own, only(pattern), [call.self, ...call.args.slice(1)], offset));
		const exec = addedMember(machine, pattern, "exec");
		if (exec === NOTHING) continue;
		const found = machine.call(exec, only(pattern), [call.self], offset);
		answer = join(answer, symbol === "match" || symbol === "matchAll" ? found : anything(machine.contents(found)));
	}
	return answer;
}

/** `match` and `exec`: null, or an array of matches. */
export function matchText(call: Call): Value {
	const pattern = patternText(argument(call, 0));
	const given = joinTaints(
		involved(call),
		searchedToken(call.machine, call.self.taints, argument(call, 0), call.offset),
	);
	const taints = pattern !== null && fitsOnlyWords(pattern) ? escaped(call.machine, given) : given;
	const found = call.machine.array([{ atoms: [fromMarked(HOLE)], open: false, taints }], call.offset, false);
	for (const atom of objectsOf(found)) {
		atom.setProp("groups", anything(taints));
		atom.setProp("index", anything([]));
	}
	const subject = constantOf(call.self);
	const search = typeof subject?.is === "string" ? searchOf(argument(call, 0), subject.is, false) : null;
	if (typeof subject?.is === "string" && search instanceof RegExp) {
		const list = subject.is.match(search);
		return list
			? call.machine.array(
					[...list].map((part) => only(part, taints)),
					call.offset,
				)
			: NULL;
	}
	return join(NULL, found);
}
