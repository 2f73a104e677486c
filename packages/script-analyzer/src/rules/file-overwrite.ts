import type { AnyNode, ForOfStatement, Program } from "acorn";
import { calledName } from "../source/constant-text.ts";
import { functionsNamed } from "../source/functions-named.ts";
import { nodesOf, nodesOfType } from "../source/nodes-of.ts";
import { at, type Rule } from "./rule.ts";

export const fileOverwrite: Rule = {
	id: "file-overwrite",
	title: "Changes your files",
	catches: "Files of a folder that the visitor chose, which are overwritten or deleted one after the other.",
	severity: "medium",
	advice: "Write results to new files, and leave the files of the folder as they are.",
	check: ({ source: { program } }) => {
		if (!callsOf(program, /^showDirectoryPicker$/).length) return [];
		return nodesOfType(program, "ForOfStatement").flatMap((loop) => {
			// A folder delivers its files one by one; lists of other things are iterated without waiting.
			if (!loop.await) return [];
			return bodiesFor(loop, program).flatMap(({ body, names }) => [
				...callsOf(body, /^createWritable$/).flatMap((call) =>
					names.has(ownerOf(call)) ? [at(call.start, "medium", `Overwrites ${WHICH}`)] : [],
				),
				...callsOf(body, /^(?:removeEntry|remove)$/).flatMap((call) =>
					isGiven(call, names) ? [at(call.start, "medium", `Deletes ${WHICH}`)] : [],
				),
			]);
		});
	},
};

const WHICH = "files of a folder that you choose, one after the other.";

function callsOf(node: AnyNode, name: RegExp) {
	return nodesOfType(node, "CallExpression").filter(({ callee }) => name.test(calledName(callee)));
}

type Call = ReturnType<typeof callsOf>[number];

/** `entry` of `entry.createWritable()`; empty for anything but a variable. */
function ownerOf({ callee }: Call): string {
	return callee.type === "MemberExpression" && callee.object.type === "Identifier" ? callee.object.name : "";
}

/** `folder.removeEntry(name)`, `entry.remove()`. */
function isGiven(call: Call, names: ReadonlySet<string>): boolean {
	if (calledName(call.callee) === "remove") return names.has(ownerOf(call)) && call.arguments.length === 0;
	return call.arguments.some((argument) => nodesOf(argument).some((part) => isNamed(part, names)));
}

const isNamed = (node: AnyNode, names: ReadonlySet<string>): boolean =>
	node.type === "Identifier" && names.has(node.name);

interface Body {
	readonly body: AnyNode;
	/** Variables for the file. */
	readonly names: ReadonlySet<string>;
}

/** The body of a loop over files, and the functions that it calls with a file. */
function bodiesFor(loop: ForOfStatement, program: Program): readonly Body[] {
	const names = new Set(nodesOf(loop.left).flatMap((node) => (node.type === "Identifier" ? [node.name] : [])));
	const called = nodesOfType(loop.body, "CallExpression").flatMap(({ callee, arguments: given }): Body[] => {
		const place = given.findIndex((argument) => isNamed(argument, names));
		const name = callee.type === "Identifier" ? callee.name : "";
		if (place < 0 || name === "") return [];
		return functionsNamed(name, program).flatMap((node) => {
			const parameter = "params" in node ? node.params[place] : undefined;
			return parameter?.type === "Identifier" && "body" in node && node.body !== null
				? [{ body: node, names: new Set([parameter.name]) }]
				: [];
		});
	});
	return [{ body: loop.body, names }, ...called];
}
