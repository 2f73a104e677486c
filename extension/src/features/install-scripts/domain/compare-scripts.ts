import { withoutRatedChecksum } from "@scriptorium/shared-protocol/served-libraries";
import { compareVersions } from "@scriptorium/userscript/compare-versions";
import type { ScriptReview } from "../../../script-source/read-script.ts";

/** The changes of an update, new capabilities first. */
export interface ScriptChanges {
	readonly direction: "update" | "same" | "downgrade";
	readonly from: string;
	readonly to: string;
	/** The new name, where it is another one. */
	readonly newName: readonly string[];
	/** Where the next updates would come from, where that is new. */
	readonly newUpdateAddresses: readonly string[];
	readonly newHosts: readonly string[];
	readonly newGrants: readonly string[];
	readonly newConnects: readonly string[];
	readonly newRequires: readonly string[];
	readonly newResources: readonly string[];
	/** Lines of the new code (from 1) that the old code does not have. */
	readonly newLines: ReadonlySet<number>;
	readonly removedLines: number;
	readonly identical: boolean;
}

export function compareScripts(before: ScriptReview, after: ScriptReview): ScriptChanges {
	const order = compareVersions(after.version, before.version);
	const left = countLines(before.code);
	const newLines = new Set<number>();
	for (const [index, line] of linesOf(after.code).entries()) {
		const count = left.get(line) ?? 0;
		if (count > 0) left.set(line, count - 1);
		else if (line !== "") newLines.add(index + 1);
	}
	let removedLines = 0;
	for (const [line, count] of left) if (line !== "") removedLines += count;
	return {
		direction: order > 0 ? "update" : order < 0 ? "downgrade" : "same",
		from: before.version,
		to: after.version,
		newName: before.name === after.name ? [] : [after.name],
		newUpdateAddresses: added(before.updatesFrom, after.updatesFrom, (address) => address),
		newHosts: added(before.hosts, after.hosts, ({ pattern }) => pattern),
		newGrants: added(before.grants, after.grants, ({ name }) => name),
		newConnects: added(before.connects, after.connects, (host) => host),
		newRequires: added(before.requires, after.requires, ({ address }) => withoutRatedChecksum(address)),
		newResources: added(before.resources, after.resources, ({ address }) => address),
		newLines,
		removedLines,
		identical: before.code === after.code,
	};
}

function added<Item>(before: readonly Item[], after: readonly Item[], nameOf: (item: Item) => string): string[] {
	const known = new Set(before.map(nameOf));
	return after.map(nameOf).filter((name) => !known.has(name));
}

/** Compares lines without their indentation: a block that was only indented is not new. */
const linesOf = (code: string): string[] => code.split("\n").map((line) => line.trim());

function countLines(code: string): Map<string, number> {
	const counts = new Map<string, number>();
	for (const line of linesOf(code)) counts.set(line, (counts.get(line) ?? 0) + 1);
	return counts;
}
