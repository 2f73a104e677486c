/** Operations of the steps; numbers, because patterns are written into pages. */
const MATCH = 0;
const SET = 1;
const SPLIT = 2;
const JUMP = 3;
const START = 4;
const END = 5;
const BOUNDARY = 6;
const INSIDE = 7;
const AHEAD = 8;

/**
 * An operation with what it needs: `SET` the number of a set, `SPLIT` two distances of the steps that are tried next, `JUMP` one,
 * `AHEAD` the number of a lookahead, and 1 where it must not match.
 */
export type Step = readonly [operation: number, first?: number, second?: number];

/** A regular expression as steps that `runPattern` takes in time proportional to the length of the text. */
export interface LinearPattern {
	readonly steps: readonly Step[];
	/** Bits of the characters of ASCII, and one for every other character. */
	readonly sets: readonly (readonly number[])[];
	/** Steps of the lookaheads, which use the same sets. */
	readonly aheads: readonly (readonly Step[])[];
}

/** Of one pattern, lookaheads and repetitions written out included. */
const MAX_STEPS = 5000;
const MAX_DEPTH = 50;
/** Characters of ASCII, and one that stands for every other character. */
const CODES = 129;
const OTHER = "\u0100";
const QUANTIFIER = /^(?:([*+?])|\{(\d{1,4})(?:(,)(\d{0,4}))?\})\??/;

/**
 * Compiles a regular expression of an author, which a browser could need exponential time for, into steps that need little. The dot
 * takes line breaks, and case is ignored, as in `@include`. Addresses are ASCII: other characters are one.
 *
 * @param source of the expression, which `new RegExp` accepts without the flag `v`
 * @param ignoreCase whether letters match both cases
 * @returns null for an expression that is too large, and for what cannot run in linear time: backreferences and lookbehinds
 */
export function compilePattern(source: string, ignoreCase: boolean): LinearPattern | null {
	const key = `${ignoreCase}${source}`;
	const known = compiled.get(key);
	if (known !== undefined) return known;
	if (compiled.size >= MAX_KEPT) compiled.clear();
	const pattern = compile(source, ignoreCase);
	compiled.set(key, pattern);
	return pattern;
}

function compile(source: string, ignoreCase: boolean): LinearPattern | null {
	try {
		new RegExp(source, "s");
		return new Compiler(source, ignoreCase ? "is" : "s").compile();
	} catch (thrown) {
		if (thrown instanceof SyntaxError || thrown instanceof RangeError) return null;
		throw thrown;
	}
}

/** Patterns by their source: lists and icons test the same ones for every page. */
const compiled = new Map<string, LinearPattern | null>();
const MAX_KEPT = 500;

class Compiler {
	/** Numbers of the sets by the text that describes them. */
	readonly #numbers = new Map<string, number>();
	readonly #sets: (readonly number[])[] = [];
	readonly #aheads: (readonly Step[])[] = [];
	readonly #source: string;
	readonly #flags: string;
	#at = 0;
	#steps = 0;
	#depth = 0;

	constructor(source: string, flags: string) {
		this.#source = source;
		this.#flags = flags;
	}

	compile(): LinearPattern {
		const steps = this.#alternatives();
		if (this.#at < this.#source.length) throw new RangeError("Not read to the end");
		return { steps: [...steps, [MATCH]], sets: this.#sets, aheads: this.#aheads };
	}

	#alternatives(): Step[] {
		this.#depth += 1;
		if (this.#depth > MAX_DEPTH) throw new RangeError("Too deep");
		let steps = this.#sequence();
		while (this.#source[this.#at] === "|") {
			this.#at += 1;
			const other = this.#sequence();
			steps = this.#counted([[SPLIT, 1, steps.length + 2], ...steps, [JUMP, other.length + 1], ...other]);
		}
		this.#depth -= 1;
		return steps;
	}

	#sequence(): Step[] {
		const steps: Step[] = [];
		while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at] ?? "")) {
			steps.push(...this.#quantified(this.#atom()));
		}
		return steps;
	}

	#quantified(atom: Step[]): Step[] {
		const found = QUANTIFIER.exec(this.#source.slice(this.#at, this.#at + 14));
		if (found === null) return atom;
		this.#at += found[0].length;
		const [, sign, least, comma, most] = found;
		const min = sign === undefined ? Number(least) : sign === "+" ? 1 : 0;
		const max = sign === undefined ? (comma === undefined ? min : most ? Number(most) : null) : sign === "?" ? 1 : null;
		if (max !== null && max < min) throw new SyntaxError("Numbers out of order");
		if ((max ?? min + 1) * (atom.length + 1) > MAX_STEPS) throw new RangeError("Too many repetitions");
		const steps: Step[] = [];
		for (let count = 0; count < min; count += 1) steps.push(...atom);
		if (max === null) {
			steps.push([SPLIT, 1, atom.length + 2], ...atom, [JUMP, -atom.length - 1]);
		} else {
			for (let count = min; count < max; count += 1) steps.push([SPLIT, 1, atom.length + 1], ...atom);
		}
		return this.#counted(steps);
	}

	#counted(steps: Step[]): Step[] {
		this.#steps = Math.max(this.#steps, steps.length);
		if (this.#steps > MAX_STEPS) throw new RangeError("Too many steps");
		return steps;
	}

	#atom(): Step[] {
		const sign = this.#source[this.#at] ?? "";
		if (sign === "(") return this.#group();
		if (sign === "[") return this.#single(/^\[\^?(?:\\.|[^\]\\])*\]/s.exec(this.#source.slice(this.#at))?.[0] ?? "");
		if (sign === "\\") return this.#escape();
		if (sign === "^" || sign === "$") {
			this.#at += 1;
			return [[sign === "^" ? START : END]];
		}
		return this.#single(sign);
	}

	#group(): Step[] {
		const opening = /^\((?:\?(?:[:=!]|<(?![=!])[^>]*>))?/.exec(this.#source.slice(this.#at))?.[0] ?? "";
		this.#at += opening.length;
		if (this.#source[this.#at] === "?") throw new RangeError("Lookbehinds and modifiers are not linear");
		const steps = this.#alternatives();
		if (this.#source[this.#at] !== ")") throw new SyntaxError("Not closed");
		this.#at += 1;
		if (!/[=!]$/.test(opening)) return steps;
		this.#aheads.push([...steps, [MATCH]]);
		return [[AHEAD, this.#aheads.length - 1, opening.endsWith("!") ? 1 : 0]];
	}

	#escape(): Step[] {
		const rest = this.#source.slice(this.#at);
		if (/^\\[bB]/.test(rest)) {
			this.#at += 2;
			return [[rest[1] === "b" ? BOUNDARY : INSIDE]];
		}
		if (/^\\(?:[1-9]|k<)/.test(rest)) throw new RangeError("Backreferences are not linear");
		return this.#single(/^\\(?:x[\da-f]{2}|u[\da-f]{4}|c[a-z]|0[0-7]{0,2}|.)/is.exec(rest)?.[0] ?? "");
	}

	/** One character: its set is what the browser says of each. */
	#single(text: string): Step[] {
		if (text === "") throw new SyntaxError("Not readable");
		this.#at += text.length;
		const known = this.#numbers.get(text);
		if (known !== undefined) return [[SET, known]];
		const one = new RegExp(`^(?:${/^[{}\]]$/.test(text) ? `\\${text}` : text})$`, this.#flags);
		const set = [0, 0, 0, 0, 0];
		for (let code = 0; code < CODES; code += 1) {
			const character = code === CODES - 1 ? OTHER : String.fromCharCode(code);
			if (one.test(character)) set[code >> 5] = ((set[code >> 5] ?? 0) | (1 << (code & 31))) >>> 0;
		}
		this.#numbers.set(text, this.#sets.length);
		this.#sets.push(set);
		return [[SET, this.#sets.length - 1]];
	}
}
