import { encodeBookmarklet } from "@scriptorium/userscript/bookmarklet-url";
import type { Choices } from "./choices.ts";
import { deeper, expression, parameters, type Scope } from "./expressions.ts";
import { NAMES, PROPERTIES } from "./words.ts";

const HEADS = [
	"",
	"",
	"// ==UserScript==\n// @name a\n// @match https://site.example/*\n// @grant none\n// ==/UserScript==\n",
	"// ==UserScript==\n// @name b\n// @include /^https?:\\/\\/(a+)+$/\n// @grant GM_xmlhttpRequest\n// @connect *\n// @require http://c.example/l.js\n// ==/UserScript==\n",
	'"use strict";\n',
	"#!/usr/bin/env node\n",
	"\uFEFF",
	"<!-- a comment of old\n",
] as const;

/** A program that mostly parses: every form of the language, over the names that matter in a page. */
export function program(choices: Choices): string {
	const body = (scope: Scope): string => {
		const count = 1 + choices.below(scope.depth > 2 ? 6 : 2);
		return Array.from({ length: count }, () => statement(choices, scope)).join("\n");
	};
	const scope: Scope = { depth: 3 + choices.below(3), isAsync: false, isGenerator: false, inLoop: false, body };
	const text = choices.pick(HEADS) + body(scope);
	if (choices.chance(0.1)) return choices.chance(0.5) ? encodeBookmarklet(text) : `javascript:${text}`;
	return choices.chance(0.05) ? `import a from "./a.js";\n${text}\nexport default b;` : text;
}

function statement(choices: Choices, scope: Scope): string {
	const inner = deeper(scope);
	const some = () => expression(choices, inner);
	const block = (inside: Scope = inner) => (inside.depth <= 0 ? "{}" : `{\n${inside.body(inside)}\n}`);
	const loop: Scope = { ...inner, inLoop: true };
	switch (choices.below(22)) {
		case 0:
			// A second `let` of one name does not parse, so these have a name of their own.
			return choices.chance(0.8)
				? `var ${local(choices)} = ${some()};`
				: `${choices.pick(["let", "const"])} l${choices.below(1_000_000)} = ${some()};`;
		case 1:
			return `var { ${choices.pick(PROPERTIES.slice(0, 9) as [string])}: ${local(choices)} = ${some()}, ...${local(choices)} } = ${some()};`;
		case 2:
			return `if (${some()}) ${block()}${choices.chance(0.5) ? ` else ${block()}` : ""}`;
		case 3:
			return `for (var i = 0; ${choices.pick(["i < 9", "", "true"])}; i++) ${block(loop)}`;
		case 4:
			return `for (const ${local(choices)} ${choices.pick(["of", "in"])} ${some()}) ${block(loop)}`;
		case 5:
			return `while (${some()}) ${block(loop)}`;
		case 6:
			return `do ${block(loop)} while (${some()});`;
		case 7:
			return `try ${block()} catch ${choices.pick(["", "(x)", "({ a })"])} ${block()} finally ${block()}`;
		case 8:
			return `switch (${some()}) { case ${some()}: ${some()}; default: ${some()}; case ${some()}: break; }`;
		case 9:
		case 10:
			return functionStatement(choices, scope);
		case 11:
			return classStatement(choices, scope);
		case 12:
			return scope.inLoop ? choices.pick(["break;", "continue;"]) : "return;";
		case 13:
			return `throw ${some()};`;
		case 14:
			return `k${choices.below(1_000_000)}: ${block()}`;
		case 15:
			return choices.pick([";", "debugger;", "/* note */", "// note"]);
		default:
			return `${some()};`;
	}
}

function functionStatement(choices: Choices, scope: Scope): string {
	const isAsync = choices.chance(0.3);
	const isGenerator = choices.chance(0.2);
	const inside: Scope = { ...deeper(scope), isAsync, isGenerator, inLoop: false };
	const head = `${isAsync ? "async " : ""}function${isGenerator ? "*" : ""} ${local(choices)}(${parameters(choices)})`;
	return `${head} {\n${inside.depth > 0 ? inside.body(inside) : ""}\nreturn ${expression(choices, inside)};\n}`;
}

function classStatement(choices: Choices, scope: Scope): string {
	const inside: Scope = { ...deeper(scope), isAsync: false, isGenerator: false, inLoop: false };
	const value = () => expression(choices, { ...inside, depth: Math.min(2, inside.depth) });
	const parent = choices.chance(0.4) ? ` extends ${choices.pick(NAMES.slice(0, 9) as [string])}` : "";
	return `class K${choices.below(1_000_000)}${parent} {
#p = ${value()};
static s = ${value()};
static { this.q = ${value()}; }
constructor(x) { ${parent ? "super(x); " : ""}this.#p = x; }
get v() { return this.#p; }
async *m(${parameters(choices)}) { yield* ${value()}; await ${value()}; }
[${value()}]() { return #p in this; }
}`;
}

/** One of the names a generated program declares itself, so that its parts meet. */
function local(choices: Choices): string {
	return choices.pick(["a", "b", "c", "d", "f", "g", "x", "out"]);
}
