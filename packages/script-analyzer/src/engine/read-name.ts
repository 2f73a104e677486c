import type { Identifier } from "acorn";
import type { Frame } from "./frame.ts";
import { ownerFrame } from "./frame.ts";
import type { Machine } from "./machine.ts";
import { ANYTHING, NOTHING, only, UNDEFINED, type Value } from "./value.ts";
import { assignCell } from "./variables.ts";

export function readName(machine: Machine, node: Identifier, frame: Frame): Value {
	const variable = machine.variableOf(node);
	if (!variable) return readGlobal(machine, node.name, node.start);
	if (variable.name === "arguments" && variable.identifiers.length === 0) return frame.args;
	const owner = ownerFrame(frame, machine.ownerOf(variable));
	const value = owner?.cells.get(variable)?.value ?? NOTHING;
	// Read before it was written: by a callback that a later round runs again.
	return value === NOTHING ? UNDEFINED : value;
}

function readGlobal(machine: Machine, name: string, offset: number): Value {
	if (name === "undefined") return UNDEFINED;
	if (name === "NaN") return only(Number.NaN);
	if (name === "Infinity") return only(Number.POSITIVE_INFINITY);
	for (const object of machine.around) {
		const member = machine.get(object, name, offset);
		if (member !== UNDEFINED) return member;
	}
	const variable = machine.globalVariable(name);
	if (variable) return variable;
	const found = machine.get(only(machine.window), name, offset);
	// A bare name is a library that came along with the script more often than data of the page.
	return found.open && found.atoms.length === 0 && found.taints.every(({ origin }) => origin.kind === "page")
		? ANYTHING
		: found;
}

export function writeName(machine: Machine, node: Identifier, value: Value, frame: Frame): void {
	const variable = machine.variableOf(node);
	if (!variable) {
		machine.set(only(machine.window), node.name, value, node.start);
		return;
	}
	const owner = ownerFrame(frame, machine.ownerOf(variable)) ?? frame;
	const cell = owner.cells.get(variable);
	if (cell) assignCell(machine, owner, cell, value);
	else owner.cells.set(variable, { value, depth: machine.depth });
}
