import type { AnyNode } from "acorn";
import type { Variable } from "../names/scope.ts";
import type { LibraryFingerprints } from "./fingerprint-list.ts";
import type { NormalList, NormalProgram, NormalStatement } from "./normal-form.ts";
import { isInert } from "./sensitive-names.ts";
import { writtenVariables } from "./written-variables.ts";

/** Statements of a list that are a known package, whole in themselves. */
export interface RecognizedStatements {
	readonly nodes: ReadonlySet<AnyNode>;
	/** The variables that they declare for the list. */
	readonly variables: ReadonlySet<Variable>;
	readonly packages: ReadonlySet<string>;
}

/** Fewer tokens are not worth it. */
const MIN_RECOGNIZED = 400;

/**
 * Finds the statements of a list that are code of known packages and depend on nothing else: each variable that they use is declared and
 * written by such statements alone, or by small ones that can do nothing but compute. A function of a library that calls one which
 * somebody changed is not among them.
 *
 * @returns null when nothing worth mentioning was found
 */
export function recognizeStatements(
	list: NormalList,
	{ variableOf, top }: NormalProgram,
	fingerprints: LibraryFingerprints,
): RecognizedStatements | null {
	const packageOf = ({ digest }: NormalStatement): string | null => digest && fingerprints.packageOf(digest);
	const listed = new Set(list.statements.filter((statement) => packageOf(statement) !== null));
	if (sizeOf(listed) < MIN_RECOGNIZED) return null;
	const writers = writersIn(list, variableOf);
	const owner = list.owner ?? top;
	const members = new Set(
		list.statements.filter(
			(statement) =>
				isRemovable(statement.node) &&
				(listed.has(statement) ||
					(statement.digest === null && isInert(statement.node, (node) => variableOf(node) !== null))),
		),
	);
	const isClosed = ({ variables }: NormalStatement): boolean =>
		variables.every((variable) => {
			const written = writers.get(variable);
			return variable.owner === owner && written !== undefined && written.every((writer) => members.has(writer));
		});
	for (let before = -1; before !== members.size; ) {
		before = members.size;
		for (const member of members) if (!isClosed(member)) members.delete(member);
	}
	const needed = withDependencies(
		[...listed].filter((statement) => members.has(statement)),
		writers,
	);
	const own = [...needed].filter((statement) => listed.has(statement));
	if (sizeOf(own) < MIN_RECOGNIZED) return null;
	const variables = new Set<Variable>();
	for (const [variable, written] of writers) if (written.some((writer) => needed.has(writer))) variables.add(variable);
	return {
		nodes: new Set([...needed].map(({ node }) => node)),
		variables,
		packages: new Set(own.flatMap((statement) => packageOf(statement) ?? [])),
	};
}

/** Statements that end the list or branch are what the code around them depends on. */
function isRemovable({ type }: AnyNode): boolean {
	return type === "VariableDeclarator" || type.endsWith("Declaration") || type.endsWith("Expression");
}

/** By variable of the list, the statements that declare or write it. */
function writersIn(list: NormalList, variableOf: NormalProgram["variableOf"]): Map<Variable, NormalStatement[]> {
	const writers = new Map<Variable, NormalStatement[]>();
	for (const statement of list.statements) {
		const outer = new Set(statement.variables);
		for (const variable of writtenVariables(statement.node, variableOf)) {
			if (!outer.has(variable)) continue;
			const known = writers.get(variable);
			if (known) known.push(statement);
			else writers.set(variable, [statement]);
		}
	}
	return writers;
}

/** What the statements use, and what that uses in turn. */
function withDependencies(
	first: readonly NormalStatement[],
	writers: ReadonlyMap<Variable, readonly NormalStatement[]>,
): ReadonlySet<NormalStatement> {
	const found = new Set(first);
	for (const statement of found)
		for (const variable of statement.variables) for (const writer of writers.get(variable) ?? []) found.add(writer);
	return found;
}

function sizeOf(statements: Iterable<NormalStatement>): number {
	let size = 0;
	for (const statement of statements) size += statement.size;
	return size;
}
