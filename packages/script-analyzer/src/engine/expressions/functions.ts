import type { Class, Expression, Function as FunctionLike } from "acorn";
import { defineAccessor } from "../accessors.ts";
import { CallFrame } from "../call-frame.ts";
import { readArguments } from "../call-member.ts";
import type { Frame, HeapObject, Machine, Value } from "../domain.ts";
import { hiddenValue } from "../hidden-state.ts";
import { anyItem, spreadItems } from "../iterate.ts";
import { loadCode } from "../load-code.ts";
import { awaitValue, promiseOf } from "../promises.ts";
import { keyNames } from "../property-keys.ts";
import { writeName } from "../read-name.ts";
import { isObject, join, joinAll, objectsOf, only, UNDEFINED } from "../value.ts";
import type { ExpressionHandlers } from "./handlers.ts";
import { propertyKey } from "./property-key.ts";

export const functionHandlers: ExpressionHandlers = {
	FunctionExpression: (machine, node, frame) => only(makeFunction(machine, node, frame, null)),
	ArrowFunctionExpression: (machine, node, frame) => only(makeFunction(machine, node, frame, frame.home)),
	ClassExpression: (machine, node, frame) => makeClass(machine, node, frame),

	NewExpression(machine, node, frame) {
		const callee = machine.evaluate(node.callee, frame);
		return machine.construct(callee, readArguments(machine, node.arguments, frame), node.start);
	},

	AwaitExpression: (machine, node, frame) => awaitValue(machine, machine.evaluate(node.argument, frame), frame),

	YieldExpression(machine, node, frame) {
		const value = node.argument ? machine.evaluate(node.argument, frame) : UNDEFINED;
		frame.yielded ??= [];
		if (!node.delegate) frame.yielded.push(value);
		else {
			const spread = spreadItems(machine, value, node.start);
			frame.yielded.push(...(spread.exact ? spread.items : [anyItem(machine, value, node.start)]));
		}
		return node.delegate
			? join(frame.sent, joinAll(objectsOf(value).map((inner) => hiddenValue(inner, "returned"))))
			: frame.sent;
	},

	ImportExpression(machine, node, frame) {
		return promiseOf(
			machine,
			loadCode(machine, "import()", machine.evaluate(node.source, frame), node.start),
			node.start,
		);
	},
};

export function makeFunction(machine: Machine, node: FunctionLike, frame: Frame, home: HeapObject | null): HeapObject {
	const fn = machine.make(node.start);
	machine.closures.close(fn, node, frame, home);
	machine.addFunction(fn);
	return fn;
}

export function makeClass(machine: Machine, node: Class, frame: Frame): Value {
	const parent = node.superClass ? machine.evaluate(node.superClass, frame) : null;
	const prototype = machine.make(node.body.start);
	const written = node.body.body.find((member) => member.type === "MethodDefinition" && member.kind === "constructor");
	const made = machine.make(node.start);
	if (written?.type === "MethodDefinition") {
		machine.closures.close(made, written.value, frame, prototype);
	} else {
		made.callable = {
			kind: "native",
			name: "constructor",
			run: (call) => {
				if (parent) machine.call(parent, call.self, call.args, call.offset);
				for (const atom of call.self.atoms) if (isObject(atom)) made.fields?.(atom);
				return call.self;
			},
		};
	}
	made.setProp("prototype", only(prototype));
	prototype.setProp("constructor", only(made));
	made.parentClass = parent;
	for (const atom of parent?.atoms ?? []) {
		if (!isObject(atom)) continue;
		made.proto = atom;
		const [inherited] = machine.get(only(atom), "prototype", node.start).atoms;
		if (isObject(inherited)) prototype.proto = inherited;
	}
	if (node.id) writeName(machine, node.id, only(made), frame);
	const fields: ((self: HeapObject) => void)[] = [];
	for (const member of node.body.body) {
		if (member.type === "StaticBlock") {
			const inner = memberFrame(machine, node, frame, only(made), prototype);
			for (const statement of member.body) machine.execute(statement, inner);
			continue;
		}
		const key = propertyKey(machine, member, frame);
		const holder = member.static ? made : prototype;
		if (member.type === "MethodDefinition") {
			if (member.kind === "constructor") continue;
			const fn = only(makeFunction(machine, member.value, frame, holder));
			for (const name of keyNames(key)) {
				if (member.kind !== "method") defineAccessor(holder, name, member.kind, fn);
				else if (name === null) holder.addRest(fn);
				else holder.setProp(name, fn);
			}
			continue;
		}
		const initial = member.value;
		const set = (self: HeapObject) => {
			const value = fieldValue(machine, node, initial, frame, self, prototype);
			// A field hides an inherited accessor of its name and does not call it.
			const hiding = keyNames(key).filter((name) => name !== null && hasSetter(self, name));
			for (const name of hiding) self.addProp(name ?? "", value);
			if (hiding.length === 0) machine.set(only(self), key, value, member.start);
		};
		if (member.static) set(made);
		else fields.push(set);
	}
	made.fields = (self) => {
		for (const set of fields) set(self);
	};
	machine.addFunction(made);
	return only(made);
}

const MAX_CHAIN = 12;

function hasSetter(object: HeapObject, name: string): boolean {
	for (let holder = object.proto, hops = 0; holder && hops < MAX_CHAIN; holder = holder.proto, hops++)
		if (holder.accessors?.get(name)?.set) return true;
	return false;
}

function fieldValue(
	machine: Machine,
	node: Class,
	initial: Expression | null | undefined,
	frame: Frame,
	self: HeapObject,
	home: HeapObject,
): Value {
	return initial ? machine.evaluate(initial, memberFrame(machine, node, frame, only(self), home)) : UNDEFINED;
}

/** Field initializers and static blocks are evaluated in the scope of the class, with a `this` of their own. */
function memberFrame(machine: Machine, node: Class, frame: Frame, self: Value, home: HeapObject): Frame {
	const inner = new CallFrame(machine.tracker, frame, node);
	inner.self = self;
	inner.home = home;
	return inner;
}
