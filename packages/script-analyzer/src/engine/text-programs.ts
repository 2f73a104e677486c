import type { Program } from "acorn";
import { nodesOf } from "../source/nodes-of.ts";
import { parseProgram } from "../source/parse-program.ts";

/** Offsets of programs run from text start here; each program gets its own range. */
const FIRST_RANGE = 1e8;
const RANGE = 1e7;
const MAX_PROGRAMS = 60;
const MAX_PROGRAM_LENGTH = 1_000_000;

interface ReadProgram {
	readonly program: Program;
	readonly goal: "script" | "module";
}

/** Characters. The text of a shorter function can occur in a script by chance. */
const MIN_COPY_LENGTH = 60;
/** Functions of one program that are searched for in the script. */
const MAX_COPIES = 4;

interface Script {
	readonly text: string;
	readonly program: Program;
}

/** A function in a program that was run from text, whose text is that of a function of the script. */
interface Copy {
	/** Character offsets in the program. */
	readonly start: number;
	readonly end: number;
	/** Offset of the function in the script. */
	readonly at: number;
}

/** Programs that a script puts together and runs. */
export class TextPrograms {
	readonly #programs = new Map<string, ReadProgram | null>();
	readonly #origins: number[] = [];
	readonly #read: Program[] = [];
	/** Characters of all programs so far. They are limited, as a program can run a text that runs a longer text. */
	#length = 0;

	readonly #copies: (readonly Copy[])[] = [];

	readonly #script: Script;
	readonly #markIncomplete: () => void;

	/**
	 * @param script text and syntax tree of the script
	 * @param markIncomplete called when a text is skipped because of the limits
	 */
	constructor(script: Script, markIncomplete: () => void) {
		this.#script = script;
		this.#markIncomplete = markIncomplete;
	}

	/** Null when the text is not a program or exceeds the limits. */
	parse(code: string, offset: number): (ReadProgram & { readonly isNew: boolean }) | null {
		const key = `${offset} ${code}`;
		const known = this.#programs.get(key);
		if (known !== undefined) return known && { program: known.program, goal: known.goal, isNew: false };
		this.#length += code.length;
		if (this.#programs.size >= MAX_PROGRAMS || this.#length > MAX_PROGRAM_LENGTH) {
			this.#markIncomplete();
			return null;
		}
		const read = this.#parse(code);
		this.#programs.set(key, read);
		if (!read) return null;
		const { program, goal } = read;
		this.#copies.push(copiesIn(program, code, this.#script));
		shift(program, FIRST_RANGE + this.#origins.length * RANGE);
		this.#origins.push(offset);
		this.#read.push(program);
		return { program, goal, isNew: true };
	}

	/** Within the limits of a script itself: as a script, as a module (of a worker), and with `await` at its top. */
	#parse(code: string): ReadProgram | null {
		const parsed = parseProgram(code);
		if (parsed.ok) return parsed;
		// A text with a syntax error would throw when run; one nested too deeply for the parser would run.
		if (parsed.reason === "depth") this.#markIncomplete();
		return null;
	}

	/** All that were read, with their places in the script itself. */
	get all(): readonly { readonly program: Program; readonly offset: number }[] {
		return this.#read.map((program, index) => ({ program, offset: this.placeOf(this.#origins[index] ?? 0) }));
	}

	/**
	 * Place in the script itself of an offset in one of these programs: in the function whose text the program has there, as in
	 * `eval("(" + main + ")()")`, or else where the program is run.
	 */
	placeOf(offset: number): number {
		let place = offset;
		while (place >= FIRST_RANGE) {
			const index = Math.floor((place - FIRST_RANGE) / RANGE);
			const inText = (place - FIRST_RANGE) % RANGE;
			const copy = this.#copies[index]?.find(({ start, end }) => start <= inText && inText < end);
			place = copy ? copy.at + inText - copy.start : (this.#origins[index] ?? 0);
		}
		return place;
	}
}

function shift(program: Program, by: number): void {
	for (const node of nodesOf(program)) {
		node.start += by;
		node.end += by;
	}
}

/** Finds the outermost functions of a program whose text is identical to that of a function of the script. */
function copiesIn(program: Program, code: string, script: Script): readonly Copy[] {
	const copies: Copy[] = [];
	let past = 0;
	for (const { type, start, end } of nodesOf(program)) {
		if (copies.length >= MAX_COPIES) break;
		if (!/Function/.test(type) || start < past || end - start < MIN_COPY_LENGTH) continue;
		past = end;
		const at = script.text.indexOf(code.slice(start, end));
		// The same text in a comment is no function.
		if (nodesOf(script.program).some((node) => node.start === at && /Function/.test(node.type)))
			copies.push({ start, end, at });
	}
	return copies;
}
