import type { AnyNode, Program } from "acorn";
import { nodesOf } from "../source/nodes-of.ts";

const MAX_TEXT_LENGTH = 80;
/** A caller and its caller; farther out other things are decided. */
const MAX_FUNCTIONS = 2;

/** By program and offset: both runs of a script, and each trigger, reach the same places. */
const KNOWN = new WeakMap<Program, Map<number, readonly string[]>>();

/**
 * The texts and patterns that decide the action at `offset`: those of the statement itself, of the conditions around
 * it, of the list it iterates over, and of the variables used there. The first call for a place reads the whole program: use it
 * for few places.
 */
export function wordsAround(program: Program, offset: number): readonly string[] {
	const places = KNOWN.get(program) ?? new Map<number, readonly string[]>();
	const known = places.get(offset);
	if (known) return known;
	const found = findWords(program, offset);
	places.set(offset, found);
	KNOWN.set(program, places);
	return found;
}

function findWords(program: Program, offset: number): readonly string[] {
	const nodes = nodesOf(program);
	const parts = partsAround(nodes, offset);
	const names = new Set<string>();
	const words = new Set<string>();
	for (const node of nodes) {
		if (!parts.some(({ start, end }) => node.start >= start && node.end <= end)) continue;
		if (node.type === "Identifier") names.add(node.name);
		addWord(node, words);
	}
	nodes.forEach((node, index) => {
		if (node.type !== "VariableDeclarator" || !node.init || node.id.type !== "Identifier") return;
		if (!names.has(node.id.name) || node.init.end - node.init.start > 400 || /Function/.test(node.init.type)) return;
		// Nested nodes follow in the list.
		for (let at = index + 1; at < nodes.length; at += 1) {
			const inner = nodes[at];
			if (!inner || inner.start >= node.end) return;
			addWord(inner, words);
		}
	});
	return [...words];
}

function addWord(node: AnyNode, words: Set<string>): void {
	if (node.type === "TemplateElement") words.add((node.value.cooked ?? "").slice(0, MAX_TEXT_LENGTH));
	if (node.type !== "Literal") return;
	const text = node.regex ? node.regex.pattern : node.value;
	// Paths and addresses name the target of an action, not the action.
	if (typeof text === "string" && !/^(?:\/|https?:)/.test(text)) words.add(text.slice(0, MAX_TEXT_LENGTH));
}

interface TextRange {
	readonly start: number;
	readonly end: number;
}

function partsAround(nodes: readonly AnyNode[], offset: number): readonly TextRange[] {
	const chain = nodes.filter(({ start, end }) => start <= offset && offset < end).reverse();
	const parts: TextRange[] = [];
	let functions = 0;
	let statement = false;
	for (const node of chain) {
		if (/Function/.test(node.type)) {
			functions += 1;
			if (functions > MAX_FUNCTIONS) break;
			statement = true;
		} else if (node.type === "IfStatement" || node.type === "ConditionalExpression") parts.push(node.test);
		else if (node.type === "LogicalExpression") parts.push(node.left);
		else if (node.type === "ForOfStatement") parts.push(node.right);
		else if (node.type === "CallExpression" && node.callee.type === "MemberExpression") parts.push(node.callee);
		if (!statement && /^(?:Expression|Return)Statement$|^VariableDeclaration$/.test(node.type)) {
			statement = true;
			parts.push(node);
		}
	}
	return parts;
}
