import { seededRandom } from "../../faults/support/random.ts";
import { type Choices, choicesFrom } from "../grammar/choices.ts";

/** Fills the holes of a template with source text. */
export interface Holes extends Choices {
	/** An integer literal from `from` to `to`, both included. */
	int(from?: number, to?: number): number;
	/** A bare lower-case word, safe as an identifier, property name, class name or part of a host. */
	word(): string;
	/** `count` different words. */
	words(count: number): string[];
	/** An expression of a short text without special characters; mostly a literal. */
	str(): string;
	/** An expression of a number; mostly a literal. */
	num(): string;
	/** An expression of any primitive value. */
	any(): string;
}

const WORDS = [
	"ab",
	"dock",
	"elk",
	"fig",
	"gem",
	"hut",
	"ink",
	"jar",
	"kite",
	"lamp",
	"moss",
	"nest",
	"oak",
	"pine",
] as const;
const NUMBERS = [
	"0",
	"1",
	"2",
	"3",
	"7",
	"10",
	"12",
	"-1",
	"-0",
	"0.5",
	"1.5",
	"255",
	"256",
	"1e3",
	"4294967296",
	"-7",
] as const;
const OTHERS = [
	"true",
	"false",
	"null",
	"undefined",
	"NaN",
	"Infinity",
	'""',
	'"0"',
	'" 1 "',
	"[]",
	"{}",
	"[2]",
	"10n",
] as const;

/**
 * Creates the holes of one program.
 * @param seed all texts follow from it
 * @param depth levels of expressions that may be nested in a hole; 0 gives literals only
 * @param cargo expressions that take the places of texts, and now and then of other values
 * @returns a source of texts
 */
export function holesFrom(seed: number, depth: number, cargo: readonly [string, ...string[]] | null = null): Holes {
	const choices = choicesFrom(seededRandom(seed));
	const int = (from = 0, to = 9) => from + choices.below(to - from + 1);
	const word = () => choices.pick(WORDS);
	const words = (count: number) => {
		const left: string[] = [...WORDS];
		return Array.from({ length: count }, () => left.splice(choices.below(left.length), 1)[0] ?? word());
	};
	const str = (left = depth): string => {
		if (left <= 0 || choices.chance(0.75)) return JSON.stringify(word());
		const inner = () => str(left - 1);
		return choices.pick([
			() => `(${inner()} + ${inner()})`,
			() => `\`${word()}\${${inner()}}\``,
			() => `[${inner()}, ${inner()}].join("")`,
			() => `String(${num(left - 1)})`,
			() => `${inner()}.slice(${int(0, 1)})`,
			() => `(${int(0, 1)} ? ${inner()} : ${inner()})`,
			() => `((x) => x)(${inner()})`,
			() => `({ a: ${inner()} }).a`,
		])();
	};
	const num = (left = depth): string => {
		if (left <= 0 || choices.chance(0.75)) return choices.pick(NUMBERS);
		const inner = () => num(left - 1);
		return choices.pick([
			() => `(${inner()} ${choices.pick(["+", "-", "*"])} ${inner()})`,
			() => `${str(left - 1)}.length`,
			() => `Number(${inner()})`,
			() => `(${inner()} || ${inner()})`,
			() => `[${inner()}, ${inner()}].length`,
			() => `Math.max(${inner()}, ${inner()})`,
		])();
	};
	const any = (): string => choices.pick([() => str(), () => num(), () => choices.pick(OTHERS)])();
	const filled = { ...choices, int, word, words, str: () => str(), num: () => num(), any };
	if (cargo === null) return filled;
	const loaded = (make: () => string) => () => (choices.chance(0.5) ? choices.pick(cargo) : make());
	return { ...filled, str: () => choices.pick(cargo), num: loaded(filled.num), any: loaded(any) };
}
