import type { Program } from "acorn";
import { nodesOfType } from "../source/nodes-of.ts";
import type { Source } from "../source/source.ts";
import { at, type Rule } from "./rule.ts";

export const checkedInPart: Rule = {
	id: "checked-in-part",
	title: "Not checked in full",
	catches: "Scripts that are too large or too involved to be checked in full.",
	severity: "medium",
	advice:
		"Load large libraries with @require instead of pasting them in, in a listed version of a known library where there is one, so that the script itself can be checked.",
	check: ({ trace, source }) =>
		trace.status === "exhausted"
			? [
					at(
						0,
						"medium",
						`Not checked in full: ${whatIsLarge(source)} too large, or ${hasLibraries(source) ? "take" : "takes"} too long to check. ${describePart(trace.functionsRun, countFunctions(source.program))}`,
					),
				]
			: [],
};

/** A loaded library is part of the program. */
const hasLibraries = ({ namedFiles }: Source): boolean =>
	[...namedFiles.values()].some((file) => file.state === "checked" && !file.apart);

const whatIsLarge = (source: Source): string => (hasLibraries(source) ? "script and libraries together are" : "it is");

function describePart(run: number, all: number): string {
	const parts = `${inThousands(run)} of its ${inThousands(all)} functions`;
	if (run < all) return `Its beginning and ${parts} were checked, and what the rest does is unknown.`;
	return "Each function was looked at, but not with everything that it can be called with.";
}

const inThousands = (count: number): string => count.toLocaleString("en-GB");

const FUNCTIONS = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"] as const;

/** Functions of a program, methods included. */
function countFunctions(program: Program): number {
	return FUNCTIONS.reduce((sum, type) => sum + nodesOfType(program, type).length, 0);
}
