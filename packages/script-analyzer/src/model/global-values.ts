import type { Machine, Native, Value } from "../engine/domain.ts";
import type { GlobalFunctions } from "../engine/global-function.ts";
import { setHidden } from "../engine/hidden-state.ts";
import { ANYTHING, NOTHING, objectsOf, only } from "../engine/value.ts";
import { languageConstructors } from "../language/constructors.ts";
import { jsonFunctions } from "../language/json-functions.ts";
import { mathFunctions } from "../language/math-functions.ts";
import { reflectFunctions } from "../language/reflection.ts";
import { WELL_KNOWN_SYMBOLS, wellKnownSymbol } from "../language/symbols.ts";
import { textFunctions } from "../language/text-functions.ts";
import { browserConstructors } from "./constructors.ts";

const FUNCTIONS: GlobalFunctions = { ...languageConstructors, ...browserConstructors };

/** Objects that are there only for their members. */
const NAMESPACES: Readonly<Record<string, Readonly<Record<string, Native>>>> = {
	Math: mathFunctions,
	JSON: jsonFunctions,
	Reflect: reflectFunctions,
};

/** Interfaces whose prototypes scripts replace methods of; the right-hand side is the type that has these methods. */
export const PROTOTYPE_ALIASES: Readonly<Record<string, string>> = {
	Node: "Element", HTMLElement: "Element", HTMLInputElement: "Element", HTMLFormElement: "Element", HTMLImageElement: "Element", HTMLScriptElement: "Element", HTMLAnchorElement: "Element", HTMLIFrameElement: "Element", HTMLCanvasElement: "Element", HTMLTextAreaElement: "Element", HTMLDocument: "Document", History: "History",
}; // biome-ignore format: a table

export function globalFunction(machine: Machine, name: string): Value | null {
	const known = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
	if (!known) {
		const run = Object.hasOwn(textFunctions, name) ? textFunctions[name] : undefined;
		return run ? machine.native(name, run) : null;
	}
	const value = machine.native(name, known.run);
	for (const object of objectsOf(value)) {
		// `Object.freeze = …` replaces a function that pages rely on.
		if (known.members) setHidden(object, "namespace", only(name));
		const { members = {} } = known;
		for (const member of Object.keys(members)) {
			const run = members[member];
			if (run && !object.props.has(member)) object.setProp(member, machine.native(`${name}.${member}`, run));
		}
		if (name === "Symbol")
			for (const symbol of WELL_KNOWN_SYMBOLS) object.setProp(symbol, wellKnownSymbol(machine, symbol));
		if (name === "$" || name === "jQuery") object.setProp("fn", only(machine.prototypeOf("JQuery")));
	}
	return value;
}

export function globalObject(machine: Machine, name: string): Value | null {
	const members = Object.hasOwn(NAMESPACES, name) ? NAMESPACES[name] : undefined;
	if (!members) return null;
	const natives = Object.entries(members).map(([member, run]): [string, Value] => [
		member,
		machine.native(`${name}.${member}`, run),
	]);
	const object = machine.plain(Object.fromEntries(natives), -1);
	for (const atom of objectsOf(object)) {
		setHidden(atom, "namespace", only(name));
		// They have more members than are modeled here: a comparison with a random number must stay open.
		atom.addRest(ANYTHING);
	}
	if (name === "Math") for (const atom of objectsOf(object)) atom.setProp("PI", only(Math.PI));
	return object === NOTHING ? null : object;
}
