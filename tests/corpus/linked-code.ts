import { nodesOf } from "@scriptorium/script-analyzer/source/nodes-of";
import type { Source } from "@scriptorium/script-analyzer/source/source";
import type { AnyNode } from "acorn";

/** Code by which a reader gets from a place to what is named there. */
export interface LinkedCode {
	/** The innermost statement at an offset, the beginnings of the calls around it, and its line. */
	statementAt(offset: number): string;
	/** Whether a part of the program is at an offset, rather than a comment or nothing. */
	isCode(offset: number): boolean;
	/** Offset of a place in the text as stored; null where no part of the program begins. */
	offsetOf(place: { readonly line: number; readonly column: number }): number | null;
	/** Whether `holds` is true of the code, or of what its names lead to: definitions, arguments, uses of the same variable. */
	leadsTo(code: string, holds: (code: string) => boolean): boolean;
}

const STATEMENT = /Statement$|Declaration$|^(?:Property|Method)Definition$/;
const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
/** Names from one definition to the next. */
const MAX_LINKS = 5;
/** Of one name, and characters of one definition. */
const MAX_DEFINITIONS = 40;
const MAX_LENGTH = 3_000;
/** Characters of a call around a place. */
const MAX_HEAD = 600;

/** Reads how the parts of a program lead to each other. */
export function linkedCode({ text, program, placeOf }: Source): LinkedCode {
	const nodes = nodesOf(program);
	const starts = new Map<string, number>();
	for (const { start } of nodes) {
		const { line, column } = placeOf(start);
		const key = `${line}:${column}`;
		if (!starts.has(key)) starts.set(key, start);
	}
	const definitions = definitionsOf(nodes);
	const codeOf = ({ start, end }: AnyNode): string => text.slice(start, Math.min(end, start + MAX_LENGTH));
	return {
		statementAt(offset) {
			let found: AnyNode | null = null;
			for (const node of nodes) {
				if (node.start > offset) break;
				if (node.end >= offset && STATEMENT.test(node.type) && node.type !== "BlockStatement") found = node;
			}
			const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
			const lineEnd = text.indexOf("\n", offset);
			const line = text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd);
			const around = nodes.filter(
				({ type, start, end }) => /^(?:Call|New|Assignment)Expression$/.test(type) && start < offset && offset < end,
			);
			// What the functions around the place are passed to, or assigned to.
			const heads = around.map(({ start }) => text.slice(start, Math.min(offset, start + MAX_HEAD)));
			return [found ? text.slice(found.start, found.end) : "", ...heads, line].join("\n");
		},
		isCode: (offset) => program.body.some(({ start, end }) => start <= offset && offset < end),
		offsetOf: ({ line, column }) => starts.get(`${line}:${column}`) ?? null,
		leadsTo(code, holds) {
			const seen = new Set<string>();
			let names = new Set(code.match(NAME));
			for (let link = 0; link < MAX_LINKS; link++) {
				const next = new Set<string>();
				for (const name of names) {
					if (seen.has(name)) continue;
					seen.add(name);
					for (const definition of (definitions.get(name) ?? []).slice(0, MAX_DEFINITIONS)) {
						const found = codeOf(definition);
						if (holds(found)) return true;
						for (const part of found.match(NAME) ?? []) next.add(part);
					}
				}
				names = next;
			}
			return false;
		},
	};
}

/** Where each name gets a value: declared, assigned, passed as an argument, or changed by a method of its own. */
function definitionsOf(nodes: readonly AnyNode[]): ReadonlyMap<string, readonly AnyNode[]> {
	const found = new Map<string, AnyNode[]>();
	const note = (name: string | null, node: AnyNode): void => {
		if (name === null) return;
		const known = found.get(name) ?? [];
		found.set(name, known);
		known.push(node);
	};
	const functionNames = new Map<AnyNode, string>();
	const calls = new Map<string, AnyNode[]>();
	/** Calls that a function is passed to by its name. */
	const passing = new Map<string, AnyNode[]>();
	for (const node of nodes) {
		for (const name of boundBy(node)) note(name, node);
		if (node.type === "AssignmentExpression" && node.left.type === "MemberExpression")
			note(nameOf(node.left.object), node);
		if (node.type === "ForOfStatement" || node.type === "ForInStatement")
			for (const name of namesIn(node.left)) note(name, node.right);
		const [name, value] = givenIn(node);
		if (name !== null && value && /Function/.test(value.type)) functionNames.set(value, name);
		if (node.type !== "CallExpression" && node.type !== "NewExpression") continue;
		const called = nameOf(node.callee);
		if (called !== null) calls.set(called, [...(calls.get(called) ?? []), node]);
		for (const part of node.arguments) {
			const passed = nameOf(part);
			if (passed !== null) passing.set(passed, [...(passing.get(passed) ?? []), node]);
		}
		if (node.callee.type === "MemberExpression") note(nameOf(node.callee.object), node);
		// A function that is passed on gets its values from the one that it is passed to.
		for (const part of node.type === "CallExpression" ? [node.callee, ...node.arguments] : node.arguments)
			if (/Function/.test(part.type)) for (const parameter of parametersOf(part)) note(parameter, node);
	}
	for (const [value, name] of functionNames)
		for (const parameter of parametersOf(value))
			for (const call of [...(calls.get(name) ?? []), ...(passing.get(name) ?? [])]) note(parameter, call);
	return found;
}

function nameOf(node: AnyNode): string | null {
	if (node.type === "Identifier" || node.type === "PrivateIdentifier") return node.name;
	if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
	return node.type === "MemberExpression" ? nameOf(node.property) : null;
}

/** A name and the one value that it gets here. */
function givenIn(node: AnyNode): readonly [string | null, AnyNode | null] {
	switch (node.type) {
		case "VariableDeclarator":
			return [nameOf(node.id), node.init ?? null];
		case "AssignmentExpression":
			return [nameOf(node.left), node.right];
		case "FunctionDeclaration":
			return [node.id?.name ?? null, node];
		case "Property":
		case "MethodDefinition":
		case "PropertyDefinition":
			return [nameOf(node.key), node.value ?? null];
		default:
			return [null, null];
	}
}

/** Every name that gets a value here, those of patterns included. */
function boundBy(node: AnyNode): readonly string[] {
	const [name] = givenIn(node);
	const pattern =
		node.type === "VariableDeclarator" ? node.id : node.type === "AssignmentExpression" ? node.left : null;
	const inPattern = pattern && /Pattern$/.test(pattern.type) ? namesIn(pattern) : [];
	return name === null ? inPattern : [name, ...inPattern];
}

function namesIn(node: AnyNode): readonly string[] {
	return nodesOf(node).flatMap((part) => (part.type === "Identifier" ? [part.name] : []));
}

function parametersOf(node: AnyNode): readonly string[] {
	return "params" in node ? node.params.flatMap((parameter) => namesIn(parameter)) : [];
}
