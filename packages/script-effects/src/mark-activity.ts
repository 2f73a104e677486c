import { type Node, parse } from "acorn";
import { type MarkTexts, markTexts } from "./activity-marks.ts";
import { type AnyNode, conflictOf, namesOf } from "./declared-names.ts";

interface Insertion {
	readonly at: number;
	text: string;
}

/** A function of the script, or a value that is computed outside of one, as far as it is read. */
interface Part {
	/** Async functions and generators pause. */
	readonly pauses: boolean;
	readonly isAsyncGenerator: boolean;
	/** Whether this are the parameters, whose values are computed outside of the body. */
	readonly isParameters: boolean;
	readonly inserted: Insertion[];
	/** Names of `var` declarations. */
	readonly vars: Set<string>;
	/** Whether it does more than computing with its own variables. */
	acts: boolean;
	/** `await using` pauses where nothing can be written. */
	hidesPause: boolean;
}

/** Ends of the tokens that nodes have no position of. */
interface TokenEnds {
	readonly arrows: readonly number[];
	readonly stars: readonly number[];
}

/** What can run code of others, or change something that others see. */
const ACTING: ReadonlySet<string> = new Set([
	"ArrayPattern",
	"AssignmentExpression",
	"AwaitExpression",
	"CallExpression",
	"ForOfStatement",
	"ImportExpression",
	"MemberExpression",
	"NewExpression",
	"ObjectPattern",
	"SpreadElement",
	"TaggedTemplateExpression",
	"YieldExpression",
]);
const FUNCTIONS: ReadonlySet<string> = new Set([
	"FunctionDeclaration",
	"FunctionExpression",
	"ArrowFunctionExpression",
]);

/**
 * Marks in the functions of a script when they are active: a function enters when it is called or goes on, and leaves when it returns,
 * throws or pauses (`await`, `yield`, `for await`). So what happens while the number of active functions is not 0 is caused by the
 * script. Meaning and lines stay. Functions without a call, access or assignment have no marks, nor have functions that pause and
 * either declare a name both as a variable and as a function, or have an `await using`.
 * @param code statements, as in the body of an async function
 * @param name of the constant that holds `ActivityMarks` where the code runs; must not occur in the code
 * @returns the marked code; unchanged when it cannot be parsed, as then it does not run either
 */
export function markActivity(code: string, name: string): string {
	const ends = { arrows: [] as number[], stars: [] as number[] };
	try {
		const program = parse(code, {
			ecmaVersion: "latest",
			sourceType: "script",
			allowReturnOutsideFunction: true,
			allowAwaitOutsideFunction: true,
			onToken: ({ type, end }) => {
				if (type.label === "=>") ends.arrows.push(end);
				else if (type.label === "*") ends.stars.push(end);
			},
		});
		const inserted = new Marker(code, markTexts(name), ends).mark(program);
		return insert(code, inserted);
	} catch (thrown) {
		// A program that nests too deeply for the parser throws a RangeError.
		if (thrown instanceof SyntaxError || thrown instanceof RangeError) return code;
		throw thrown;
	}
}

/** Texts for the same place stay in the order in which they were found: outer openings first, inner closings first. */
function insert(code: string, inserted: readonly Insertion[]): string {
	let [text, from] = ["", 0];
	for (const { at, text: added } of inserted.toSorted((one, other) => one.at - other.at)) {
		text += code.slice(from, at) + added;
		from = at;
	}
	return text + code.slice(from);
}

const isNode = (value: unknown): value is AnyNode =>
	typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

const childrenOf = (node: Node): readonly AnyNode[] => Object.values(node).flat().filter(isNode);

class Marker {
	readonly #all: Insertion[] = [];
	readonly #code: string;
	readonly #texts: MarkTexts;
	readonly #ends: TokenEnds;

	constructor(code: string, texts: MarkTexts, ends: TokenEnds) {
		this.#code = code;
		this.#texts = texts;
		this.#ends = ends;
	}

	mark(program: Node): readonly Insertion[] {
		for (const child of childrenOf(program)) this.#visit(child, newPart({}));
		return this.#all;
	}

	#put(part: Part | null, at: number, text: string): Insertion {
		const insertion = { at, text };
		this.#all.push(insertion);
		part?.inserted.push(insertion);
		return insertion;
	}

	#visit(node: AnyNode, part: Part): void {
		if (ACTING.has(node.type)) part.acts = true;
		if (FUNCTIONS.has(node.type)) this.#visitFunction(node);
		else if (node.type === "PropertyDefinition") this.#visitField(node, part);
		else if (node.type === "AssignmentPattern" && part.isParameters) this.#visitPreset(node, part);
		else if (part.pauses) this.#visitInPausing(node, part);
		else this.#visitChildren(node, part);
	}

	#visitInPausing(node: AnyNode, part: Part): void {
		if (node.type === "AwaitExpression") this.#visitPause(node, part, node.start + "await".length);
		else if (node.type === "YieldExpression") this.#visitYield(node, part);
		else if (node.type === "LabeledStatement" || node.type === "ForOfStatement") this.#visitLoop(node, part);
		else if (node.type === "TryStatement") this.#visitTry(node, part);
		else if (node.type === "ReturnStatement" && part.isAsyncGenerator && isNode(node.argument)) {
			// The value of an async generator is awaited.
			const end = this.#code[node.end - 1] === ";" ? node.end - 1 : node.end;
			const visit = () => this.#visitChildren(node, part);
			this.#around(part, node.start + "return".length, end, this.#texts.lastValue, visit);
		} else this.#visitChildren(node, part);
	}

	#visitChildren(node: AnyNode, part: Part): void {
		if (node.type === "VariableDeclaration") noteVariables(node, part);
		for (const child of childrenOf(node)) this.#visit(child, part);
	}

	#around(part: Part, start: number, end: number, [open, close]: readonly [string, string], visit: () => void): void {
		this.#put(part, start, open);
		visit();
		this.#put(part, end, close);
	}

	#visitFunction(node: AnyNode): void {
		const body = node.body as AnyNode;
		const params = node.params as readonly AnyNode[];
		const { isAsync, isGenerator } = { isAsync: node.async === true, isGenerator: node.generator === true };
		const part = newPart({ pauses: isAsync || isGenerator, isAsyncGenerator: isAsync && isGenerator });
		const texts = this.#texts;
		for (const param of params) this.#visit(param, newPart({ isParameters: true }));
		const isBlock = body.type === "BlockStatement";
		const start = isBlock ? startOfStatements(body) : lastUpTo(this.#ends.arrows, body.start);
		const opening = this.#put(null, start, "");
		if (isBlock) this.#visitChildren(body, part);
		else this.#visit(body, part);
		const closing = this.#put(null, isBlock ? body.end - 1 : node.end, "");
		const write = ([open, close]: readonly [string, string]): void => {
			opening.text = open;
			closing.text = close;
		};
		if (!part.acts) return;
		const conflict = isBlock ? conflictOf(body, part.vars, params) : null;
		if (conflict !== null || part.hidesPause) {
			for (const insertion of part.inserted) insertion.text = "";
			if (!part.pauses && conflict === "in-block") write(texts.calledBody);
		} else if (isBlock) write(part.pauses ? texts.pausingBody : texts.body);
		else write(part.pauses ? texts.pausingArrow : texts.arrow);
	}

	/** A value that is computed when the function is called or the object is made, before any body. */
	#visitOutside(value: AnyNode): void {
		const part = newPart({});
		const opening = this.#put(null, value.start, "");
		this.#visit(value, part);
		const closing = this.#put(null, value.end, "");
		// The value of a function or class is itself; in a call, it would lose its name.
		if (!part.acts || FUNCTIONS.has(value.type) || value.type === "ClassExpression") return;
		[opening.text, closing.text] = this.#texts.value;
	}

	#visitPreset(node: AnyNode, part: Part): void {
		this.#visit(node.left as AnyNode, part);
		this.#visitOutside(node.right as AnyNode);
	}

	#visitField(node: AnyNode, part: Part): void {
		this.#visit(node.key as AnyNode, part);
		if (isNode(node.value)) this.#visitOutside(node.value);
	}

	#visitPause(node: AnyNode, part: Part, from: number): void {
		const { resume, pause, paused } = this.#texts;
		this.#put(part, node.start, resume);
		this.#put(part, from, pause);
		this.#visitChildren(node, part);
		this.#put(part, node.end, paused);
	}

	#visitYield(node: AnyNode, part: Part): void {
		if (isNode(node.argument)) {
			const after = node.start + "yield".length;
			const star = node.delegate === true ? this.#ends.stars.find((end) => end > after) : undefined;
			this.#visitPause(node, part, star ?? after);
		} else {
			this.#put(part, node.start, this.#texts.resume);
			this.#put(part, node.end, this.#texts.bareYield);
		}
	}

	/** `for await` pauses before each turn of its body and at its end. Labels are kept at the loop. */
	#visitLoop(node: AnyNode, part: Part): void {
		let loop = node;
		while (loop.type === "LabeledStatement") loop = loop.body as AnyNode;
		if (loop.type !== "ForOfStatement" || loop.await !== true) {
			if (node === loop) this.#visitChildren(node, part);
			else this.#visit(loop, part);
			return;
		}
		const [left, right, body] = [loop.left as AnyNode, loop.right as AnyNode, loop.body as AnyNode];
		const { loop: around, loopBody, lastValue } = this.#texts;
		part.acts = true;
		this.#around(part, node.start, node.end, around, () => {
			this.#visit(left, part);
			this.#around(part, right.start, right.end, lastValue, () => this.#visit(right, part));
			this.#around(part, body.start, body.end, loopBody, () => this.#visit(body, part));
		});
	}

	/** After a pause, a rejection goes on in `catch`, and the end of a generator in `finally`. */
	#visitTry(node: AnyNode, part: Part): void {
		const { block, handler, finalizer } = node;
		this.#visit(block as AnyNode, part);
		if (isNode(handler)) {
			this.#put(part, (handler.body as AnyNode).start + 1, this.#texts.goOn);
			this.#visit(handler, part);
		}
		if (!isNode(finalizer)) return;
		this.#put(part, finalizer.start + 1, this.#texts.goOn);
		this.#visit(finalizer, part);
	}
}

const newPart = (part: Partial<Part>): Part => ({
	pauses: false,
	isAsyncGenerator: false,
	isParameters: false,
	inserted: [],
	vars: new Set(),
	acts: false,
	hidesPause: false,
	...part,
});

function noteVariables(node: AnyNode, part: Part): void {
	if (node.kind === "await using") part.hidesPause = true;
	if (node.kind !== "var") return;
	for (const { id } of node.declarations as readonly { id: AnyNode }[])
		for (const name of namesOf(id)) part.vars.add(name);
}

/** Directives stay the first statements. */
function startOfStatements(body: AnyNode): number {
	const statements = body.body as readonly AnyNode[];
	return statements.findLast(({ directive }) => typeof directive === "string")?.end ?? body.start + 1;
}

/** Binary search: programs have many functions. */
function lastUpTo(ends: readonly number[], most: number): number {
	let [low, high] = [0, ends.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((ends[middle] ?? 0) <= most) low = middle + 1;
		else high = middle;
	}
	return ends[low - 1] ?? most;
}
