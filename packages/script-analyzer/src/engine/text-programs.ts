import { type Node, type Program, parse } from "acorn";

/** Offsets of programs that came as text begin here; each gets a range of its own. */
const FIRST_RANGE = 1e8;
const RANGE = 1e7;
const MOST_PROGRAMS = 60;
const LONGEST = 1_000_000;

/** Programs that a script puts together and runs. */
export class TextPrograms {
	readonly #programs = new Map<string, Program | null>();
	readonly #origins: number[] = [];
	/** Characters given so far: text that makes text that makes text has an end. */
	#length = 0;

	readonly #leavesOut: () => void;

	/** `leavesOut` is told when a text is not read because of the limits. */
	constructor(leavesOut: () => void) {
		this.#leavesOut = leavesOut;
	}

	/** Null for what is no program, and beyond the limits. */
	parse(code: string, offset: number): { program: Program; isNew: boolean } | null {
		const key = `${offset} ${code}`;
		const known = this.#programs.get(key);
		if (known !== undefined) return known && { program: known, isNew: false };
		this.#length += code.length;
		if (this.#programs.size >= MOST_PROGRAMS || this.#length > LONGEST) {
			this.#leavesOut();
			return null;
		}
		const program = read(code);
		this.#programs.set(key, program);
		if (!program) return null;
		shift(program, FIRST_RANGE + this.#origins.length * RANGE);
		this.#origins.push(offset);
		return { program, isNew: true };
	}

	/** Place in the script itself of an offset in one of these programs. */
	placeOf(offset: number): number {
		let place = offset;
		while (place >= FIRST_RANGE) place = this.#origins[Math.floor((place - FIRST_RANGE) / RANGE)] ?? 0;
		return place;
	}
}

function read(code: string): Program | null {
	try {
		return parse(code, {
			ecmaVersion: "latest",
			ranges: true,
			sourceType: "script",
			allowReturnOutsideFunction: true,
			allowAwaitOutsideFunction: true,
		});
	} catch {
		// It would throw when run.
		return null;
	}
}

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function shift(root: Program, by: number): void {
	const waiting: Node[] = [root];
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		node.start += by;
		node.end += by;
		node.range = [node.start, node.end];
		const values: readonly unknown[] = Object.values(node);
		for (const value of values) {
			const children: readonly unknown[] = Array.isArray(value) ? value : [value];
			waiting.push(...children.filter(isNode));
		}
	}
}
