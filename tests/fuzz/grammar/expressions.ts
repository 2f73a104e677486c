import type { Choices } from "./choices.ts";
import { NAMES, PROPERTIES, TEXTS } from "./words.ts";

/** What surrounds the piece being made: it decides which forms are legal there. */
export interface Scope {
	/** Levels that may still be opened. */
	readonly depth: number;
	readonly isAsync: boolean;
	readonly isGenerator: boolean;
	readonly inLoop: boolean;
	/** Makes statements; handed down so that expressions can hold functions without knowing them. */
	readonly body: (scope: Scope) => string;
}

export const deeper = (scope: Scope): Scope => ({ ...scope, depth: scope.depth - 1 });

export function expression(choices: Choices, scope: Scope): string {
	if (scope.depth <= 0) return leaf(choices);
	const inner = () => expression(choices, deeper(scope));
	const name = () => choices.pick(NAMES);
	const property = () => choices.pick(PROPERTIES);
	switch (choices.below(28)) {
		case 0:
		case 1:
			return `${primary(choices, scope)}.${identifierOf(property())}`;
		case 2:
			return `${primary(choices, scope)}[${inner()}]`;
		case 3:
			return `${primary(choices, scope)}?.${choices.pick([identifierOf(property()), `[${inner()}]`, `(${inner()})`])}`;
		case 4:
		case 5:
		case 6:
			return `${primary(choices, scope)}.${identifierOf(property())}(${args(choices, scope)})`;
		case 7:
			return `${name()}(${args(choices, scope)})`;
		case 8:
			return `new ${name()}(${args(choices, scope)})`;
		case 9:
			return `(${inner()} ${choices.pick(["+", "+", "+", "-", "*", "%", "&", "<<", ">>>", "==", "===", "<", "in", "instanceof"])} ${inner()})`;
		case 10:
			return `(${inner()} ${choices.pick(["&&", "||"])} ${inner()})`;
		case 11:
			return `((${inner()}) ?? (${inner()}))`;
		case 12:
			return `(${inner()} ? ${inner()} : ${inner()})`;
		case 13:
			return `(${target(choices, scope)} ${choices.pick(["=", "=", "+=", "||=", "??=", "&&=", "-=", "**="])} ${inner()})`;
		case 14:
			return `([${choices.some(3, () => target(choices, scope)).join(", ")}] = ${inner()})`;
		case 15:
			return `({ ${identifierOf(property())}: ${target(choices, scope)}, ...${name()} } = ${inner()})`;
		case 16:
			return `\`${choices.pick(["", "x", "https://c.example/"])}\${${inner()}}${choices.pick(["", "/y"])}\``;
		case 17:
			return `${primary(choices, scope)}\`a\${${inner()}}b\``;
		case 18:
			return `[${choices.some(4, () => choices.pick([inner(), `...${inner()}`, ""])).join(", ")}]`;
		case 19:
			return `({ ${choices.some(3, () => member(choices, scope)).join(", ")} })`;
		case 20:
		case 21:
			return arrow(choices, scope);
		case 22:
			return `(${choices.pick(["", "async "])}function${choices.pick(["", "*", " f"])}(${parameters(choices)}) { return new.target; })`;
		case 23:
			return `(${choices.pick(["typeof", "void", "!", "-", "~", "delete"])} ${primary(choices, scope)}.${identifierOf(property())})`;
		case 24:
			return `(${inner()}, ${inner()})`;
		case 25:
			return scope.isAsync ? `(await ${inner()})` : `import(${inner()})`;
		case 26:
			return scope.isGenerator ? `(yield${choices.pick([" ", "* "])}${inner()})` : `(${target(choices, scope)}++)`;
		default:
			return leaf(choices);
	}
}

function leaf(choices: Choices): string {
	const text = choices.pick(TEXTS);
	switch (choices.below(8)) {
		case 0:
			return JSON.stringify(text);
		case 1:
			return String(choices.below(1_000_000) - 500);
		case 2:
			return choices.pick(["0x1F", "1e309", "9n", "1_000", ".5", "-0", "0b11", "0o17"]);
		case 3:
			return choices.pick(["/a(b|c)*d/gu", "/[\\]/]/", "/(?<n>x)\\k<n>/", "/^(a+)+$/"]);
		case 4:
			return choices.pick(["null", "true", "false", "this", "undefined", "[]", "({})"]);
		default:
			return choices.pick(NAMES);
	}
}

/** Something that can stand before a dot or a bracket. */
function primary(choices: Choices, scope: Scope): string {
	if (choices.chance(0.7)) return choices.pick(NAMES);
	return `(${expression(choices, deeper(scope))})`;
}

function target(choices: Choices, scope: Scope): string {
	if (choices.chance(0.5)) return choices.pick(NAMES);
	return `${choices.pick(NAMES)}[${expression(choices, { ...scope, depth: Math.min(1, scope.depth - 1) })}]`;
}

function args(choices: Choices, scope: Scope): string {
	const one = () => `${choices.chance(0.1) ? "..." : ""}${expression(choices, deeper(scope))}`;
	return choices.some(3, one).join(", ");
}

function arrow(choices: Choices, scope: Scope): string {
	const isAsync = choices.chance(0.3);
	const inside: Scope = { ...deeper(scope), isAsync, isGenerator: false, inLoop: false };
	const head = `${isAsync ? "async " : ""}(${parameters(choices)}) =>`;
	if (choices.chance(0.5)) return `(${head} (${expression(choices, inside)}))`;
	return `(${head} {\n${inside.body(inside)}\n})`;
}

function member(choices: Choices, scope: Scope): string {
	const name = identifierOf(choices.pick(PROPERTIES));
	const value = expression(choices, deeper(scope));
	const inside: Scope = { ...deeper(scope), isAsync: false, isGenerator: false, inLoop: false };
	switch (choices.below(6)) {
		case 0:
			return `[${value}]: ${expression(choices, deeper(scope))}`;
		case 1:
			return `...${value}`;
		case 2:
			return `get ${name}() { return ${expression(choices, inside)}; }`;
		case 3:
			return `set ${name}(v) { a = v; }`;
		case 4:
			return `${name}(${parameters(choices)}) {\n${inside.body(inside)}\n}`;
		default:
			return `${name}: ${value}`;
	}
}

/** A parameter list, with patterns, defaults and a rest. */
export function parameters(choices: Choices): string {
	const form = choices.below(6);
	return ["", "x", "a, b", "{ x, ...out }", "[a, b = x], ...c", "a = document, { b: { c } = {} } = {}"][form] ?? "";
}

function identifierOf(property: string): string {
	return /^\d/.test(property) ? `p${property}` : property;
}
