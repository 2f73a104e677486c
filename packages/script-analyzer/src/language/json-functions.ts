import type { Call, HeapObject, Machine, Native, Value } from "../engine/domain.ts";
import { joinTaints, type Taints } from "../engine/taint.ts";
import { functionText, spendText } from "../engine/text-of.ts";
import { fromMarked, HOLE, literal } from "../engine/text-pattern.ts";
import { isTokenName } from "../engine/token-names.ts";
import { uncertainly } from "../engine/uncertainly.ts";
import {
	ANYTHING,
	anything,
	constantOf,
	isObject,
	join,
	joinAll,
	mayBeFunction,
	NOTHING,
	objectsOf,
	only,
	stringsOf,
	UNDEFINED,
} from "../engine/value.ts";
import { argument } from "./arguments.ts";

/** `JSON.x`. */
export const jsonFunctions: Readonly<Record<string, Native>> = {
	stringify: (call) => {
		const value = argument(call, 0);
		const text = writeJson(call.machine, value, 0) ?? HOLE;
		const taints = call.machine.contents(value);
		const replacer = argument(call, 1);
		if (!mayBeFunction(replacer)) return { atoms: [fromMarked(text)], open: false, taints };
		const { machine, offset } = call;
		const replaced = uncertainly(machine, () => machine.call(replacer, value, [ANYTHING, anything(taints)], offset));
		return { atoms: [fromMarked(HOLE)], open: false, taints: joinTaints(taints, machine.contents(replaced)) };
	},
	parse: (call) => {
		const parsed = parseText(call);
		const reviver = argument(call, 1);
		if (!mayBeFunction(reviver)) return parsed;
		const { machine, offset } = call;
		const inner = anything(machine.contents(parsed));
		const named = tokenNamesIn(machine, reviver).map((name) => [only(name), machine.get(inner, name, offset)]);
		const revived = [[ANYTHING, inner], ...named].map((args) =>
			uncertainly(machine, () => machine.call(reviver, parsed, args, offset)),
		);
		const answers = joinAll(revived);
		if (machine.isSkeptical) putInto(machine, parsed, answers, offset, 0);
		return join(parsed, answers);
	},
};

/** A reviver may replace every value inside by what it returns. */
function putInto(machine: Machine, parsed: Value, answers: Value, offset: number, level: number): void {
	for (const object of objectsOf(parsed)) {
		if (level > MAX_LEVELS) return;
		for (const inner of [...(object.items ?? []), ...object.props.values()])
			putInto(machine, inner, answers, offset, level + 1);
		for (const name of object.props.keys()) object.addProp(name, answers);
		machine.set(only(object), ANYTHING, answers, offset);
	}
}

const MAX_LEVELS = 12;

/** Names of session data that a function compares with: `(name, value) => name === "accessToken" ? …`. */
function tokenNamesIn(machine: Machine, fn: Value): string[] {
	const texts = objectsOf(fn).flatMap((object) => stringsOf(functionText(machine, object) ?? NOTHING));
	const quoted = texts.flatMap((text) => [...text.matchAll(/["'`]([\w$-]+)["'`]/g)].map(([, name = ""]) => name));
	return [...new Set(quoted)].filter(isTokenName).slice(0, MAX_TOKEN_NAMES);
}

const MAX_TOKEN_NAMES = 4;
const JSON_CHARACTERS_PER_STEP = 32;

function parseText(call: Call): Value {
	const text = argument(call, 0);
	const known = constantOf(text);
	const taints = call.machine.contents(text);
	if (typeof known?.is !== "string" || known.is.length > 200_000) return unknownData(call.machine, taints, call.offset);
	spendText(call.machine, known.is.length, JSON_CHARACTERS_PER_STEP);
	try {
		return fromData(call.machine, JSON.parse(known.is), call.offset, 0);
	} catch {
		// It would throw here; the analyzed program continues in its `catch`.
		return UNDEFINED;
	}
}

/** An unknown object or list; values that the script puts into it are kept. */
function unknownData(machine: Machine, taints: Taints, offset: number): Value {
	const data = machine.array([anything(taints)], offset, false);
	for (const object of objectsOf(data)) {
		object.addRest(anything(taints));
		object.addTaints(taints);
	}
	return { ...data, open: true, taints };
}

function fromData(machine: Machine, data: unknown, offset: number, level: number): Value {
	if (typeof data === "string") return only(literal(data));
	if (typeof data === "number" || typeof data === "boolean" || data === null) return only(data);
	if (level > MAX_LEVELS) return anything([]);
	if (Array.isArray(data)) {
		return machine.array(
			data.slice(0, 5_000).map((item) => fromData(machine, item, offset, level + 1)),
			offset,
		);
	}
	const props = Object.entries(data ?? {}).map(([name, item]): [string, Value] => [
		name,
		fromData(machine, item, offset, level + 1),
	]);
	return machine.plain(Object.fromEntries(props), offset);
}

/** The text with marks for unknown parts; null when nothing is known. */
function writeJson(machine: Machine, value: Value, level: number): string | null {
	machine.spend(2);
	const [atom] = value.atoms;
	if (value.open || value.atoms.length !== 1 || level > 6) return null;
	if (typeof atom === "string") {
		spendText(machine, atom.length, JSON_CHARACTERS_PER_STEP);
		return JSON.stringify(atom);
	}
	if (!isObject(atom)) return atom === undefined || typeof atom === "object" ? null : String(atom);
	if (atom.callable || atom.host) return null;
	return atom.items ? writeList(machine, atom, atom.items, level) : writeObject(machine, atom, level);
}

/** Unknown parts become holes beside the known ones. */
function writeList(machine: Machine, array: HeapObject, items: readonly Value[], level: number): string {
	const parts = items.map((item) => writeJson(machine, item, level + 1) ?? HOLE);
	return `[${[...parts, ...(array.exact && array.rest === NOTHING ? [] : [HOLE])].join()}]`;
}

function writeObject(machine: Machine, object: HeapObject, level: number): string {
	const parts = [...object.props].map(
		([name, item]) => `${JSON.stringify(name)}:${writeJson(machine, item, level + 1) ?? HOLE}`,
	);
	return `{${[...parts, ...(object.rest === NOTHING ? [] : [HOLE])].join()}}`;
}
