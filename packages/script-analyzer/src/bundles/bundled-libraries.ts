import type { AnyNode, Program, Statement } from "acorn";
import type { LibraryRegion, Source } from "../source/source.ts";
import type { LibraryFingerprints } from "./fingerprint-list.ts";
import { declaration, libraryCall, libraryValue, memberWrite, returned } from "./library-nodes.ts";
import { isModeled } from "./modeled-libraries.ts";
import { exportsOf } from "./module-exports.ts";
import { isModule, type NormalList, type NormalProgram, normalForm } from "./normal-form.ts";
import { recognizeStatements } from "./recognized-statements.ts";

/** Scripts shorter than this (UTF-16 units) are evaluated as they are. */
export const MIN_BUNDLE_LENGTH = 60_000;

/**
 * Takes code of known packages out of a bundle, so that the budget is spent on what the script's author wrote. What remains in its place is
 * what a library under `@require` is: something unknown that gets data and may call the functions it gets. Only code that is the package's
 * to the last statement is taken out; what somebody changed, and what depends on it, stays.
 *
 * @param source the script; its tree is changed
 * @param fingerprints the known packages
 * @returns the script; its text has spaces in the place of libraries, so that offsets and lines stay
 */
export function withoutBundledLibraries(source: Source, fingerprints: LibraryFingerprints): Source {
	const normal = normalForm(source.program, source.goal);
	const regions: LibraryRegion[] = [];
	for (const list of normal.lists.toReversed()) {
		const { start } = list.owner ?? source.program;
		if (regions.some((region) => region.start <= start && start < region.end)) continue;
		const packageName = isModule(list) && list.digest ? fingerprints.packageOf(list.digest) : null;
		if (packageName !== null) regions.push(replaceModule(list, normal, packageName));
		else regions.push(...removeStatements(list, normal, fingerprints, source.program));
	}
	if (regions.length === 0) return source;
	const libraries = outermost(regions);
	return { ...source, text: withSpaces(source.text, libraries), libraries };
}

/** The function calls something unknown with what its code used, and exports it. */
function replaceModule(
	{ owner, variables }: NormalList,
	{ variableOf }: NormalProgram,
	packageName: string,
): LibraryRegion {
	if (owner?.body.type !== "BlockStatement") throw new Error("Only a body in braces has a list of statements.");
	const { body } = owner;
	const spot = { start: body.start, end: body.end };
	const exported = exportsOf(body, new Set(variables), variableOf);
	const names = [...new Set(variables.filter(({ isArguments }) => !isArguments).map(({ name }) => name))];
	body.body = [
		...exported.map(({ variable, member }) => memberWrite(spot, packageName, variable.name, member)),
		returned(spot, isModeled(packageName) ? libraryValue(spot, packageName) : libraryCall(spot, packageName, names)),
	];
	return { packageName, start: body.start + 1, end: body.end - 1 };
}

/** The variables of removed statements are declared before the others, as something unknown. */
function removeStatements(
	list: NormalList,
	normal: NormalProgram,
	fingerprints: LibraryFingerprints,
	program: Program,
): readonly LibraryRegion[] {
	const found = recognizeStatements(list, normal, fingerprints);
	if (!found) return [];
	const around = list.owner?.body ?? program;
	if (around.type !== "BlockStatement" && around.type !== "Program") return [];
	const [packageName = ""] = found.packages;
	const names = [...new Set([...found.variables].map(({ name }) => name))];
	const spot = { start: around.start, end: around.start };
	const body: readonly AnyNode[] = around.body;
	around.body = [
		...(names.length > 0 ? [declaration(spot, packageName, names)] : []),
		...body.flatMap((statement) => remaining(statement as Statement, found.nodes)),
	];
	return [...found.nodes].map(({ start, end }) => ({ packageName, start, end }));
}

/** A statement without the parts that were recognized. */
function remaining(statement: Statement, removed: ReadonlySet<AnyNode>): readonly Statement[] {
	if (removed.has(statement)) return [];
	if (statement.type === "VariableDeclaration") {
		const declarations = statement.declarations.filter((each) => !removed.has(each));
		return declarations.length === 0 ? [] : [{ ...statement, declarations }];
	}
	if (statement.type !== "ExpressionStatement") return [statement];
	const { expression } = statement;
	if (removed.has(expression)) return [];
	if (expression.type !== "SequenceExpression") return [statement];
	const expressions = expression.expressions.filter((each) => !removed.has(each));
	return expressions.length === 0 ? [] : [{ ...statement, expression: { ...expression, expressions } }];
}

/** Regions that lie in no other one, by place. */
function outermost(regions: readonly LibraryRegion[]): readonly LibraryRegion[] {
	const sorted = [...regions].sort((one, other) => one.start - other.start || other.end - one.end);
	let end = 0;
	return sorted.filter((region) => {
		if (region.start < end) return false;
		end = region.end;
		return true;
	});
}

/** Blanks pieces of a text; line breaks stay, so that places keep their lines. */
function withSpaces(text: string, regions: readonly LibraryRegion[]): string {
	let made = "";
	let at = 0;
	for (const { start, end } of regions) {
		made += text.slice(at, start) + text.slice(start, end).replace(/[^\r\n]/g, " ");
		at = end;
	}
	return made + text.slice(at);
}
