import type { Atom, HeapObject, Machine, Value } from "./domain.ts";
import { joinTaints, type Taints } from "./taint.ts";
import { fromMarked, HOLE, literal, SITE, TextPattern } from "./text-pattern.ts";
import { hasObject, isObject, only } from "./value.ts";

const MAX_VARIANTS = 12;
const MAX_DEPTH = 3;

/** Characters that a function of the language reads or writes in the time of an average step. */
const CHARACTERS_PER_STEP = 64;

/**
 * Counts work on a text by its length, so that a step takes about the same time everywhere.
 *
 * @param perStep characters that are worked through in the time of an average step
 */
export function spendText(machine: Machine, length: number, perStep = CHARACTERS_PER_STEP): void {
	if (length >= perStep) machine.spend(Math.floor(length / perStep));
}

/** All texts a value can be, with marks for unknown parts; `HOLE` alone for anything. */
export function textsOf(machine: Machine, value: Value): string[] {
	machine.spend(1 + value.atoms.length);
	const first = value.atoms[0];
	if (value.atoms.length === 0) return [HOLE];
	if (value.atoms.length === 1 && !isObject(first)) {
		const text = first instanceof TextPattern ? first.text : literal(String(first));
		return value.open && text !== HOLE ? [text, HOLE] : [text];
	}
	const texts = new Set<string>();
	for (const atom of value.atoms) {
		for (const text of atomTexts(machine, atom, 0)) texts.add(text);
		if (texts.size > MAX_VARIANTS) break;
	}
	if (value.open || texts.size === 0) texts.add(HOLE);
	if (texts.size <= MAX_VARIANTS) return [...texts];
	return [...[...texts].slice(0, MAX_VARIANTS - 1), HOLE];
}

/** The text it is, when it can be no other. */
function oneText({ atoms, open }: Value): string | null {
	const first = atoms[0];
	if (atoms.length !== 1) return atoms.length === 0 ? HOLE : null;
	if (first instanceof TextPattern) return open && first.text !== HOLE ? null : first.text;
	return open || isObject(first) ? null : literal(String(first));
}

/** Texts for quoting, with `…` for unknown parts; entirely unknown texts are left out. */
export function knownTexts(machine: Machine, value: Value): string[] {
	return textsOf(machine, value)
		.map((text) => text.replace(/[\uE000-\uE003]+/g, "…"))
		.filter((text) => text !== "…" && text !== "");
}

/** `String(value)`. */
export function toText(machine: Machine, value: Value): Value {
	if (!value.open && value.atoms.every((atom) => typeof atom === "string" || atom instanceof TextPattern)) return value;
	return { atoms: textsOf(machine, value).map(fromMarked), open: false, taints: taintsOfText(machine, value) };
}

/** Concatenates parts, for every combination of their possible texts. */
export function concatenate(machine: Machine, parts: readonly Value[]): Value {
	let variants = [""];
	let taints: Taints = [];
	for (const part of parts) {
		taints = joinTaints(taints, taintsOfText(machine, part));
		const [before = ""] = variants;
		const certain = variants.length === 1 ? oneText(part) : null;
		if (certain !== null) {
			variants = [before + certain];
			machine.spend(2);
			spendText(machine, before.length + certain.length);
			continue;
		}
		const texts = textsOf(machine, part);
		const combined = variants.flatMap((before) => texts.map((text) => before + text));
		// Long texts are work too: one that doubles in a loop would take hours within the budget.
		spendText(
			machine,
			combined.reduce((sum, text) => sum + text.length, 0),
		);
		variants = combined.length <= MAX_VARIANTS ? combined : variants.map((before) => before + HOLE);
	}
	const [one] = variants;
	const text =
		one !== undefined && variants.length === 1
			? only(fromMarked(one), taints)
			: { atoms: [...new Set(variants)].map(fromMarked), open: false, taints };
	if (machine.isSkeptical && taints.length > 0) machine.noteAssembledText(text);
	return text;
}

export function taintsOfText(machine: Machine, value: Value): Taints {
	return hasObject(value) ? machine.contents(value) : value.taints;
}

function atomTexts(machine: Machine, atom: Atom, level: number): readonly string[] {
	if (atom instanceof TextPattern) return [atom.text];
	if (!isObject(atom)) return [literal(String(atom))];
	const text = atom.hidden?.get("text");
	if (text) return nested(machine, () => textsOf(machine, text), [HOLE]);
	const own = objectText(machine, atom, level);
	return machine.isSkeptical && own !== HOLE && atom.callable === null ? [own, HOLE] : [own];
}

function objectText(machine: Machine, object: HeapObject, level: number): string {
	const convert = object.props.get("toString") ?? object.proto?.props.get("toString");
	if (convert) {
		return nested(
			machine,
			() => textsOf(machine, machine.call(convert, only(object), [], object.offset))[0] ?? HOLE,
			HOLE,
		);
	}
	if (object.host?.name === "Location") return `${SITE}/${HOLE}`;
	if (object.items && level < 3) {
		if (!object.exact) return HOLE;
		return object.items
			.map((item) => {
				const atom = item.atoms[0];
				if (item.open || item.atoms.length !== 1) return HOLE;
				return atom === null || atom === undefined ? "" : (atomTexts(machine, atom, level + 1)[0] ?? HOLE);
			})
			.join(",");
	}
	const program = functionText(machine, object)?.atoms[0];
	if (typeof program === "string") return program;
	return object.callable || object.host || level >= 3 ? HOLE : "[object Object]";
}

/** The text of a function of the script itself. */
export function functionText(machine: Machine, { callable }: HeapObject): Value | null {
	if (callable?.kind !== "closure") return null;
	const { text } = machine.source;
	const { start, end } = callable.node;
	return end <= text.length ? only(literal(text.slice(start, end))) : null;
}

/** Texts of objects can ask for texts of objects, and in the end for their own. */
function nested<Result>(machine: Machine, work: () => Result, otherwise: Result): Result {
	if (machine.nesting >= MAX_DEPTH) return otherwise;
	machine.nesting += 1;
	try {
		return work();
	} finally {
		machine.nesting -= 1;
	}
}
