import type { CallExpression } from "acorn";
import type { Atom, Frame, HeapObject, Machine, Value } from "./domain.ts";
import { propertyKey } from "./expressions/property-key.ts";
import { noteHiddenName } from "./hidden-name.ts";
import { anyItem, spreadItems } from "./iterate.ts";
import { lentOf } from "./lent-powers.ts";
import { possibleHolders } from "./secret-holders.ts";
import { addStep, unsurely } from "./taint.ts";
import { taintReceiver } from "./taint-receiver.ts";
import { TextPattern } from "./text-pattern.ts";
import { callUnknownMember } from "./unknown-call.ts";
import { anything, isObject, join, NOTHING, objectsOf, only, UNDEFINED } from "./value.ts";

/** Methods that put their arguments into the object they are called on. */
const FILLS = /^(?:push|unshift|splice|set|add|append|put|assign|insert|enqueue|concat|fill|write|setItem|store)$/;

/** Objects whose methods are called one by one. */
const MAX_SEPARATE_OBJECTS = 3;
/** Offset of the browser's own objects. */
const BROWSER = -1;

/** A call; of a member with its object as `this`, one possible object after the other. */
export function callMember(machine: Machine, node: CallExpression, frame: Frame): Value {
	const { callee } = node;
	if (callee.type === "Super") return callSuper(machine, node, frame);
	const target = callee.type === "ChainExpression" ? callee.expression : callee;
	if (target.type !== "MemberExpression") {
		const fn = machine.evaluate(target, frame);
		const args = readArguments(machine, node.arguments, frame);
		if (target.type === "Identifier" && target.name === "eval") return runDirectEval(machine, fn, args, node, frame);
		return machine.call(fn, UNDEFINED, args, node.start);
	}
	const base = machine.evaluate(target.object, frame);
	const key = propertyKey(machine, { computed: target.computed, key: target.property }, frame);
	if (target.computed) noteHiddenName(machine, base, key, target.property.start);
	const args = readArguments(machine, node.arguments, frame);
	const offset = target.property.start;
	let result = NOTHING;
	const together = base.atoms.length > MAX_SEPARATE_OBJECTS ? new Map<HeapObject, Value>() : null;
	for (const atom of base.atoms) {
		if (atom === null || atom === undefined) continue;
		const one = base.atoms.length === 1 && !base.open ? base : only(atom, base.taints);
		const self = target.object.type === "Super" ? frame.self : one;
		const found = machine.get(one, key, offset);
		const method = together ? putOff(found, self, together) : found;
		if (method === NOTHING) continue;
		result = join(
			result,
			isUnknown(method) && isLanguageValue(atom)
				? join(
						callUnknownMember(machine, key, machine.contents(self), args, offset),
						itselfOrItem(machine, self, offset),
					)
				: machine.call(method, self, args, offset),
		);
	}
	for (const [method, self] of together ?? []) result = join(result, machine.callObject(method, self, args, offset));
	if (base.open && !isOnlyDoubted(machine, base, key)) {
		if (typeof key === "string" && FILLS.test(key)) {
			taintReceiver(
				machine,
				target.object,
				args.flatMap((arg) => machine.contents(arg)),
				frame,
			);
		}
		result = join(join(result, callUnknownMember(machine, key, base.taints, args, offset)), lentOf(args));
	}
	for (const holder of possibleHolders(machine, base, key)) {
		const self = only(holder);
		const secret = machine.call(machine.get(self, key, offset), self, args, offset);
		result = join(result, { ...secret, taints: unsurely(secret.taints) });
	}
	return result === NOTHING ? UNDEFINED : result;
}

/**
 * Postpones a method of the script's own, so that it is called once for all objects that share it; returns what must be
 * called at once.
 */
function putOff(method: Value, self: Value, together: Map<HeapObject, Value>): Value {
	const own = objectsOf(method).filter(({ offset }) => offset !== BROWSER);
	if (own.length === 0) return method;
	for (const fn of own) together.set(fn, join(together.get(fn) ?? NOTHING, self));
	const atoms = method.atoms.filter((atom) => !isObject(atom) || atom.offset === BROWSER);
	return atoms.length > 0 || method.open ? { ...method, atoms } : NOTHING;
}

/**
 * Whether a listener is added to an object that only the skeptical run doubts: the handler runs for the known object, and a page
 * element in its place would turn use of the script's own button into use of the page.
 */
function isOnlyDoubted({ isSkeptical }: Machine, { atoms, taints }: Value, key: string | Value): boolean {
	return isSkeptical && key === "addEventListener" && taints.length === 0 && atoms.some(isObject);
}

/** What unmodeled methods of lists may return in a skeptical run. */
function itselfOrItem(machine: Machine, list: Value, offset: number): Value {
	return machine.isSkeptical && objectsOf(list).length > 0 ? join(list, anyItem(machine, list, offset)) : NOTHING;
}

function isUnknown({ atoms, open }: Value): boolean {
	return open && atoms.length === 0;
}

/** Lists and texts have more methods than are modeled here, and get new ones every year. */
function isLanguageValue(atom: Atom): boolean {
	return isObject(atom) ? atom.items !== null : typeof atom === "string" || atom instanceof TextPattern;
}

/** Arguments in order. After a spread of unknown length everything may be anywhere: the rest is given at each place. */
export function readArguments(machine: Machine, nodes: CallExpression["arguments"], frame: Frame): readonly Value[] {
	const args: Value[] = [];
	let uncertain = NOTHING;
	for (const node of nodes) {
		if (node.type !== "SpreadElement") {
			const value = machine.evaluate(node, frame);
			args.push(uncertain === NOTHING ? value : join(value, uncertain));
			continue;
		}
		const spread = spreadItems(machine, machine.evaluate(node.argument, frame), node.start);
		args.push(...spread.items);
		if (spread.exact) continue;
		uncertain = join(uncertain, spread.rest);
		for (let count = 0; count < 4; count++) args.push(uncertain);
	}
	return args;
}

function callSuper(machine: Machine, node: CallExpression, frame: Frame): Value {
	const args = readArguments(machine, node.arguments, frame);
	const parent = frame.callee?.parentClass;
	if (parent) machine.call(parent, frame.self, args, node.start);
	for (const atom of frame.self.atoms) {
		if (typeof atom === "object" && atom !== null && "fields" in atom) frame.callee?.fields?.(atom);
	}
	return frame.self;
}

/** Direct `eval` sees the variables around it. */
function runDirectEval(machine: Machine, fn: Value, args: readonly Value[], node: CallExpression, frame: Frame): Value {
	const code = args[0] ?? UNDEFINED;
	const result = machine.call(fn, UNDEFINED, args, node.start);
	let inner = NOTHING;
	for (const atom of code.atoms)
		if (typeof atom === "string") inner = join(inner, machine.runText(atom, node.start, frame));
	return inner === NOTHING ? anything(addStep(result.taints, node.start, "comes out of eval")) : join(inner, result);
}
