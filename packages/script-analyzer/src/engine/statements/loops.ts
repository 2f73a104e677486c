import type { Expression, Pattern, Statement, VariableDeclaration } from "acorn";
import type { Variable } from "../../names/scope.ts";
import { nodesOf } from "../../source/nodes-of.ts";
import { bindPattern } from "../bind-pattern.ts";
import { BREAK, CONTINUE, NORMAL, RETURN, THROW } from "../completion.ts";
import type { Frame, Machine, Value } from "../domain.ts";
import { anyItem, spreadItems } from "../iterate.ts";
import { awaitValue } from "../promises.ts";
import { twice, uncertainly } from "../uncertainly.ts";
import { ANYTHING, constantOf, isObject, NOTHING, only } from "../value.ts";
import type { StatementHandlers } from "./handlers.ts";

const MAX_ITERATIONS = 6_000;
/** Of loops up to a number in the code. */
const MAX_COUNTED_ITERATIONS = 1_024;
const MAX_ENDLESS_ITERATIONS = 40;
const MAX_ITEMS = 400;

interface Loop {
	readonly test: Expression | null;
	readonly body: Statement;
	readonly update: Expression | null;
	readonly testFirst: boolean;
}

export const loopHandlers: StatementHandlers = {
	ForStatement(machine, node, frame) {
		if (node.init?.type === "VariableDeclaration") machine.execute(node.init, frame);
		else if (node.init) machine.evaluate(node.init, frame);
		return runLoop(
			machine,
			{ test: node.test ?? null, body: node.body, update: node.update ?? null, testFirst: true },
			frame,
		);
	},
	WhileStatement: (machine, node, frame) =>
		runLoop(machine, { test: node.test, body: node.body, update: null, testFirst: true }, frame),
	DoWhileStatement: (machine, node, frame) =>
		runLoop(machine, { test: node.test, body: node.body, update: null, testFirst: false }, frame),

	ForInStatement(machine, node, frame) {
		const value = machine.evaluate(node.right, frame);
		const names = enumerableNames(value);
		// Without a known name there may still be one: the page can add to the prototype of all objects.
		if (names === null || names.length === 0) return runEach(machine, node, [], ANYTHING, frame);
		if (value.atoms.length === 1)
			return runEach(
				machine,
				node,
				names.map((name) => only(name)),
				null,
				frame,
			);
		// It is one of several objects: each name may be missing.
		return names.reduce((ends, name) => {
			const one = uncertainly(machine, () => runEach(machine, node, [only(name)], null, frame));
			return ends | (one & (RETURN | THROW));
		}, NORMAL);
	},

	ForOfStatement(machine, node, frame) {
		const value = machine.evaluate(node.right, frame);
		const { items, exact, rest } = spreadItems(machine, value, node.right.start);
		const settle = (item: Value) => (node.await ? awaitValue(machine, item, frame) : item);
		const usable = exact && items.length <= MAX_ITEMS;
		return runEach(
			machine,
			node,
			usable ? items.map(settle) : [],
			usable ? null : settle(exact ? anyItem(machine, value, node.start) : rest),
			frame,
		);
	},
};

const MAX_NAMES = 60;

/** The names that `for (… in value)` goes through, of all objects that it can be; null when some are not known. */
function enumerableNames(value: Value): readonly string[] | null {
	if (value.open) return null;
	const names = new Set<string>();
	for (const atom of value.atoms) {
		if (atom === undefined || atom === null) continue;
		if (!isObject(atom)) return null;
		const { host, rest, taints, exact, proto, accessors, items, props } = atom;
		if (host || rest !== NOTHING || taints.length > 0 || !exact || proto || accessors) return null;
		for (const index of items?.keys() ?? []) names.add(String(index));
		for (const name of props.keys()) names.add(name);
	}
	return value.atoms.length > 1 && names.size > MAX_NAMES ? null : [...names];
}

function runLoop(machine: Machine, loop: Loop, frame: Frame): number {
	const endless = loop.test === null || loop.test.type === "Literal" || loop.test.type === "UnaryExpression";
	const most = endless || countsFar(loop.test) ? MAX_ENDLESS_ITERATIONS : MAX_ITERATIONS;
	let ends = 0;
	if (loop.test) machine.loops.counts(variablesIn(machine, loop.test));
	for (let iteration = 0; iteration < most && machine.loops.isWorthWhile(loop.body); iteration++) {
		if (loop.test && (loop.testFirst || iteration > 0)) {
			const test = machine.evaluate(loop.test, frame);
			const known = machine.isSkeptical ? null : constantOf(test);
			if (!known) break;
			if (!known.is) return ends | NORMAL;
		}
		const one = machine.loops.follow(loop.body, () => machine.execute(loop.body, frame));
		ends |= one & (RETURN | THROW);
		const leaves = (one & (BREAK | RETURN | THROW)) !== 0;
		const stays = (one & (NORMAL | CONTINUE)) !== 0;
		if (leaves && !stays) return ends | (one & BREAK ? NORMAL : 0);
		if (leaves) break;
		if (loop.update) machine.evaluate(loop.update, frame);
	}
	return ends | runUntilStable(machine, loop, frame);
}

function variablesIn(machine: Machine, test: Expression): Variable[] {
	return nodesOf(test).flatMap((node) => (node.type === "Identifier" ? (machine.variableOf(node) ?? []) : []));
}

/** `k < 50000` is a workload or a wait; a loop over a text ends at its length. */
function countsFar(test: Expression | null): boolean {
	if (test?.type !== "BinaryExpression") return false;
	return [test.left, test.right].some(
		(side) => side.type === "Literal" && typeof side.value === "number" && side.value > MAX_COUNTED_ITERATIONS,
	);
}

/** The number of iterations is unknown: runs until one changes nothing. */
function runUntilStable(machine: Machine, loop: Loop, frame: Frame): number {
	const repeated = machine.repeated;
	machine.repeated = true;
	const ends = uncertainly(machine, () => {
		let all = 0;
		twice(machine, () => {
			all |= machine.execute(loop.body, frame) & (RETURN | THROW);
			if (loop.update) machine.evaluate(loop.update, frame);
			if (loop.test) machine.evaluate(loop.test, frame);
		});
		return all;
	});
	machine.repeated = repeated;
	return ends | NORMAL;
}

function runEach(
	machine: Machine,
	node: { readonly left: Pattern | VariableDeclaration; readonly body: Statement },
	items: readonly Value[],
	other: Value | null,
	frame: Frame,
): number {
	const bind = (item: Value) => {
		if (node.left.type !== "VariableDeclaration") bindPattern(machine, node.left, item, frame, false);
		else for (const { id } of node.left.declarations) bindPattern(machine, id, item, frame, true);
	};
	let ends = NORMAL;
	for (const item of items) {
		bind(item);
		const one = machine.execute(node.body, frame);
		ends |= one & (RETURN | THROW);
		if ((one & (NORMAL | CONTINUE)) === 0) return (ends & ~NORMAL) | (one & BREAK ? NORMAL : one);
	}
	if (other === null) return ends;
	const repeated = machine.repeated;
	machine.repeated = true;
	ends |= uncertainly(machine, () => {
		let all = 0;
		twice(machine, () => {
			bind(other);
			all |= machine.execute(node.body, frame) & (RETURN | THROW);
		});
		return all;
	});
	machine.repeated = repeated;
	return ends;
}
