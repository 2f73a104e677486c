import { decodeBase64, encodeBase64 } from "../engine/base64.ts";
import type { Call, Native, Primitive, Value } from "../engine/domain.ts";
import { decoded, escaped } from "../engine/markup-safety.ts";
import { recode } from "../engine/taint.ts";
import { concatenate, spendText, toText } from "../engine/text-of.ts";
import { fromMarked, HOLE, literal } from "../engine/text-pattern.ts";
import { ANY_BOOLEAN, anything, constantOf, only } from "../engine/value.ts";
import { argument, constants, involved } from "./arguments.ts";

type Compute = (text: string) => string | null;

/** A function from text to text, computed when the text is known. */
function textual(
	compute: Compute,
	retaint: typeof decoded = (_machine, taints) => taints,
	charactersPerStep?: number,
): Native {
	return (call) => {
		const { machine } = call;
		const text = toText(machine, argument(call, 0));
		const taints = retaint(machine, machine.contents(text));
		const atoms = text.atoms.map((atom) => {
			if (typeof atom === "string") spendText(machine, atom.length, charactersPerStep);
			const result = typeof atom === "string" && atom.length <= 200_000 ? attempt(compute, atom) : null;
			return result === null ? fromMarked(HOLE) : literal(result);
		});
		return { atoms: [...new Set(atoms)], open: false, taints };
	};
}

function attempt(compute: Compute, text: string): string | null {
	try {
		return compute(text);
	} catch {
		// The function would throw on this text: there is no result.
		return null;
	}
}

function unescapeText(text: string): string {
	return text.replace(/%u([0-9a-f]{4})|%([0-9a-f]{2})/gi, (_, wide: string | undefined, narrow: string | undefined) =>
		String.fromCharCode(Number.parseInt(wide ?? narrow ?? "0", 16)),
	);
}

/** Encoders of addresses keep the known parts of a pattern, since literal parts of addresses rarely change. */
function encoder(compute: Compute): Native {
	const exact = textual(compute, escaped, ESCAPED_CHARACTERS_PER_STEP);
	return (call) => exact(call);
}

function numeric(compute: (args: readonly Primitive[]) => Primitive): Native {
	return (call) => {
		const args = constants(call.args);
		const taints = escaped(call.machine, involved(call));
		return args ? only(compute(args), taints) : anything(taints);
	};
}

export const parseInteger = numeric(([text, radix]) =>
	Number.parseInt(String(text), radix === undefined ? undefined : Number(radix)),
);

export const parseDecimal = numeric(([text]) => Number.parseFloat(String(text)));

/** Base64 is computed character by character, not by the JavaScript engine: measured with texts of 90,000 characters. */
const BASE64_CHARACTERS_PER_STEP = 4;
/** Escapes are written or replaced one by one. */
const ESCAPED_CHARACTERS_PER_STEP = 16;

/** Functions of the global object that turn texts into texts and numbers. */
export const textFunctions: Readonly<Record<string, Native>> = {
	atob: textual(decodeBase64, decoded, BASE64_CHARACTERS_PER_STEP),
	btoa: textual(encodeBase64, undefined, BASE64_CHARACTERS_PER_STEP),
	decodeURIComponent: textual(decodeURIComponent, decoded, ESCAPED_CHARACTERS_PER_STEP),
	decodeURI: textual(decodeURI, decoded, ESCAPED_CHARACTERS_PER_STEP),
	encodeURIComponent: encoder(encodeURIComponent),
	encodeURI: encoder(encodeURI),
	unescape: textual(unescapeText, decoded, ESCAPED_CHARACTERS_PER_STEP),
	escape: textual((text) => (/^[\w@*+\-./]*$/.test(text) ? text : null), escaped),
	parseInt: parseInteger,
	parseFloat: parseDecimal,
	isNaN: () => ANY_BOOLEAN,
	isFinite: () => ANY_BOOLEAN,
};

export function makeString(call: Call): Value {
	return call.args.length === 0 ? only("") : toText(call.machine, argument(call, 0));
}

export function makeNumber(call: Call): Value {
	const known = constantOf(argument(call, 0));
	return known && typeof known.is !== "bigint"
		? only(Number(known.is), argument(call, 0).taints)
		: anything(escaped(call.machine, involved(call)));
}

function fromCodes(compute: (codes: readonly number[]) => string): Native {
	return (call) => {
		const codes = constants(call.args);
		if (codes && codes.length <= 50_000) {
			const text = attempt(() => compute(codes.map(Number)), "");
			if (text !== null) return only(literal(text), involved(call));
		}
		return { atoms: [fromMarked(HOLE)], open: false, taints: recode(involved(call)) };
	};
}

/** `String.x`. */
export const stringFunctions: Readonly<Record<string, Native>> = {
	fromCharCode: fromCodes((codes) => codes.map((code) => String.fromCharCode(code)).join("")),
	fromCodePoint: fromCodes((codes) => codes.map((code) => String.fromCodePoint(code)).join("")),
	raw: (call) => {
		const { machine, offset } = call;
		const raw = machine.get(argument(call, 0), "raw", offset);
		const parts: Value[] = [];
		for (let index = 0; index < call.args.length; index++) {
			parts.push(machine.get(raw, String(index), offset));
			const hole = call.args[index + 1];
			if (hole) parts.push(hole);
		}
		return concatenate(machine, parts);
	},
};
