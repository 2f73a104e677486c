import type { Identifier } from "acorn";
import type { Variable } from "../names/scope.ts";
import type { Source } from "../source/source.ts";
import type { Origin } from "../trace/trace.ts";
import { ownerFrame } from "./call-frame.ts";
import type { Frame, Machine, Value } from "./domain.ts";
import { anyItem } from "./iterate.ts";
import { doubted } from "./skeptical-run.ts";
import { ANYTHING, anything, join, NOTHING, objectsOf, only, UNDEFINED } from "./value.ts";
import { callsWindowSetter, isKeptByBrowser } from "./window-variables.ts";
import { addItem } from "./write-property.ts";

export function readName(machine: Machine, node: Identifier, frame: Frame): Value {
	const variable = machine.variableOf(node);
	if (!variable) return readUnbound(machine, node.name, node.start, frame);
	if (variable.isArguments) return frame.args;
	const value = ownerFrame(frame, variable.owner)?.read(variable) ?? NOTHING;
	const isOfPage = isOfWindow(machine, variable);
	if (isOfPage && isKeptByBrowser(node.name))
		return join(value, join(readGlobal(machine, node.name, node.start), ANYTHING));
	if (value !== NOTHING)
		return machine.isSkeptical
			? join(doubtedVariable(machine, variable, value, frame), namesakes(machine, node, variable))
			: value;
	// A `var` at the top of a program is a variable of the page, which may have put something in; elsewhere nothing was written yet.
	return isOfPage ? ANYTHING : doubted(machine, UNDEFINED);
}

/**
 * Properties that an identifier may resolve to instead of its variable: of a `with` object, and of the window. Whether the top
 * variables of a userscript are properties of the window depends on the manager, which may or may not put a function around it.
 */
function namesakes(machine: Machine, { name, start }: Identifier, { owner, isLexical }: Variable): Value {
	const mayBeOfWindow = owner === machine.source.program && !isLexical;
	let found = mayBeOfWindow ? (machine.window.props.get(name) ?? NOTHING) : NOTHING;
	for (const object of machine.withObjects.flatMap(objectsOf))
		if (object.props.has(name)) found = join(found, machine.get(only(object), name, start));
	return found;
}

/**
 * A variable without a text, object or function may have got another value in a way that is not modeled. A parameter may have been
 * written through `arguments`.
 */
function doubtedVariable(machine: Machine, variable: Variable, value: Value, frame: Frame): Value {
	const owner = ownerFrame(frame, variable.owner);
	const written = owner && machine.readsArguments(owner.block) ? anyItem(machine, owner.args, -1) : NOTHING;
	const known = join(value, written);
	const isKept =
		known.open || known.atoms.some((atom) => typeof atom === "string" || (typeof atom === "object" && atom !== null));
	return isKept ? known : { ...known, open: true };
}

/** Inside `with` and in text run by `eval`, names are resolved at run time. */
function readUnbound(machine: Machine, name: string, offset: number, frame: Frame): Value {
	let members = NOTHING;
	for (let index = machine.withObjects.length - 1; index >= 0; index--) {
		const member = machine.get(machine.withObjects[index] ?? UNDEFINED, name, offset);
		if (member === UNDEFINED || (member.open && member.atoms.length === 0 && member.taints.length === 0)) continue;
		// A form has a control by this name, or has no such property.
		if (!machine.isSkeptical && !member.open) return member;
		members = join(members, member);
	}
	return join(members, readAround(machine, name, offset, frame));
}

function readAround(machine: Machine, name: string, offset: number, frame: Frame): Value {
	const variable = machine.isDeclared(name) ? variableByName(frame, name) : null;
	if (variable === null) return readGlobal(machine, name, offset);
	// Only text run by `eval` itself sees the variables of the function around it, and only in sloppy mode is a function that a
	// block declares known below the block.
	return machine.source.scope === "function" || machine.isStrict(frame.block) ? join(variable, ANYTHING) : variable;
}

function variableByName(frame: Frame, name: string): Value | null {
	for (let current: Frame | null = frame; current; current = current.parent) {
		const value = current.readNamed(name);
		if (value) return value;
	}
	return null;
}

function writeVariableByName(frame: Frame, name: string, value: Value): void {
	for (let current: Frame | null = frame; current; current = current.parent) if (current.addNamed(name, value)) return;
}

function readGlobal(machine: Machine, name: string, offset: number): Value {
	if (name === "undefined") return UNDEFINED;
	if (name === "NaN") return only(Number.NaN);
	if (name === "Infinity") return only(Number.POSITIVE_INFINITY);
	const variable = machine.globalVariable(name);
	if (variable) return variable;
	const found = machine.get(only(machine.window), name, offset);
	// An unknown global is more often a library loaded with the script than data of the page.
	const isOfPage = found.open && found.atoms.length === 0 && found.taints.every(({ origin }) => origin.kind === "page");
	if (!isOfPage) return found;
	return mayBringLibraries(machine.source)
		? ANYTHING
		: anything([{ origin: pageGlobal(machine, name, offset), step: null }]);
}

function pageGlobal(machine: Machine, name: string, offset: number): Origin {
	return machine.origin("page-global", `the page's ${name}`, offset);
}

const LOADS_CODE = /["'`]script["'`]|\bimport\b|getScript|importScripts/i;
/** One answer per script: the text is searched once. */
const BRINGS: WeakMap<Source, boolean> = new WeakMap();

/**
 * Whether an unknown global can be of a library that comes with the script. Scripts with privileges run apart from the
 * page and do not see its variables.
 */
function mayBringLibraries(source: Source): boolean {
	const known = BRINGS.get(source);
	if (known !== undefined) return known;
	const { metadata, text } = source;
	const isApart = metadata?.grants.some((grant) => grant !== "none" && grant !== "unsafeWindow") ?? false;
	const brings = isApart || (metadata?.requires.length ?? 0) > 0 || LOADS_CODE.test(text);
	BRINGS.set(source, brings);
	return brings;
}

export function writeName(machine: Machine, node: Identifier, value: Value, frame: Frame): void {
	const variable = machine.variableOf(node);
	if (!variable) {
		// Text run by `eval` writes the variables around it.
		if (machine.isDeclared(node.name)) writeVariableByName(frame, node.name, value);
		const around = machine.withObjects.at(-1);
		if (around) machine.set(around, node.name, value, node.start);
		machine.set(only(machine.window), node.name, value, node.start);
		return;
	}
	if (isOfWindow(machine, variable) && callsWindowSetter(node.name)) {
		machine.set(only(machine.window), node.name, value, node.start);
	}
	if (machine.isSkeptical) for (const around of machine.withObjects) machine.set(around, node.name, value, node.start);
	const owner = ownerFrame(frame, variable.owner) ?? frame;
	owner.write(variable, value, machine.depth);
	if (!machine.isSkeptical || !machine.readsArguments(owner.block)) return;
	for (const list of objectsOf(owner.args)) addItem(list, value);
}

/** Whether a variable is a property of the window: declared at the top of a program that no function is around. */
function isOfWindow({ source }: Machine, { owner, isLexical }: Variable): boolean {
	return source.scope === "program" && owner === source.program && !isLexical;
}
