import { BLOCK_END } from "@scriptorium/userscript/script-kind";
import type { AnyNode, Identifier, Program } from "acorn";
import { fullAncestor } from "acorn-walk";
import { analyze, type ScopeManager } from "eslint-scope";
import type { Program as EstreeProgram } from "estree";
import MagicString from "magic-string";
import { parseSample } from "../parse-sample.ts";
import type { Sample } from "../sample.ts";
import { SeededChoices } from "./seeded-choices.ts";
import { stringifiedFunctions } from "./stringified-functions.ts";

interface Visit {
	readonly node: AnyNode;
	/** From the program down to the node's parent. */
	readonly above: readonly AnyNode[];
}

/** A sample taken apart, ready to be rewritten through `edit`. */
export interface Source {
	/** The metadata block with its last line break; empty for bookmarklets. Never changed. */
	readonly head: string;
	/** Everything after the metadata block; decoded when it was an address. */
	readonly text: string;
	readonly isAddress: boolean;
	/** A space where the whole program is one line. */
	readonly lineBreak: string;
	readonly goal: "script" | "module";
	readonly program: Program;
	/** Every node after its children. */
	readonly visits: readonly Visit[];
	readonly scopes: ScopeManager;
	/** Identifiers that mean a global of page or script manager. */
	readonly globals: ReadonlySet<Identifier>;
	readonly choices: SeededChoices;
	readonly edit: MagicString;
	/** True inside a function whose text is read: what is declared outside is not there when the text is run. */
	isStringified(node: AnyNode): boolean;
	/** A name that is nowhere in the code yet. */
	freshName(stem: string): string;
	/** Puts a declaration before everything but directives. */
	declare(code: string): void;
}

/** Throws a SyntaxError when the sample does not parse. */
export function readSource(sample: Sample, kind: string): Source {
	const { head, body } = splitHead(sample.code);
	const { text: decoded, goal, tree: program } = parseSample(body);
	const isAddress = decoded !== body;
	const text = isAddress ? decoded.trimEnd() : decoded;
	const visits: Visit[] = [];
	fullAncestor(program, (node, _state, ancestors) => {
		visits.push({ node, above: ancestors.slice(0, -1) });
	});
	const scopes = analyze(program as EstreeProgram, {
		ecmaVersion: 2022,
		sourceType: goal,
		nodejsScope: goal === "script",
		ignoreEval: true,
	});
	const through = scopes.globalScope?.through ?? [];
	const globals = new Set<Identifier>();
	for (const { identifier } of through) if (isIdentifier(identifier)) globals.add(identifier);
	const stringified = stringifiedFunctions(visits, scopes);
	const edit = new MagicString(text);
	const choices = new SeededChoices(`${sample.file} ${kind}`);
	const names = new Set(text.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu));
	const freshName = (stem: string): string => {
		for (let count = 1; ; count++) {
			const name = `${stem}${count}`;
			if (names.has(name)) continue;
			names.add(name);
			return name;
		}
	};
	const afterDirectives = Math.max(0, ...program.body.map((node) => ("directive" in node ? node.end : 0)));
	const lineBreak = text.includes("\n") ? "\n" : " ";
	return {
		head,
		text,
		isAddress,
		goal,
		program,
		visits,
		scopes,
		globals,
		choices,
		edit,
		freshName,
		lineBreak,
		isStringified: (node) => stringified.some(({ start, end }) => start <= node.start && node.end <= end),
		declare: (code) => {
			edit.appendLeft(afterDirectives, `${afterDirectives > 0 ? lineBreak : ""}${code}${lineBreak}`);
		},
	};
}

export function isIdentifier(node: unknown): node is Identifier {
	return typeof node === "object" && node !== null && "type" in node && node.type === "Identifier";
}

/** A space where a name would run into a word before it, as in `return"x"` or `of[1]`. */
export function spaceBefore(text: string, at: number): string {
	return /[\w$]/.test(text[at - 1] ?? "") ? " " : "";
}

export function isFunction(node: AnyNode): boolean {
	return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}

function splitHead(code: string): { head: string; body: string } {
	const closing = BLOCK_END.exec(code);
	if (!closing) return { head: "", body: code };
	const lineBreak = code.indexOf("\n", closing.index + closing[0].length);
	const end = lineBreak < 0 ? code.length : lineBreak + 1;
	return { head: code.slice(0, end), body: code.slice(end) };
}
