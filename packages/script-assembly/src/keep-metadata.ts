import type { ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { readConnectHost } from "@scriptorium/userscript/connect-host";
import { normalizeGrant } from "@scriptorium/userscript/grants";
import { type MetadataLine, metadataValue } from "@scriptorium/userscript/write-metadata";
import type { PreviousBlock, PreviousScript } from "./previous-script.ts";

/** Column of values in blocks that have none to follow. */
const DEFAULT_WIDTH = "// @description  ".length;

/**
 * Writes the metadata block of a script that was changed. Every line stays as it was, in its order; what the plan names and the block
 * does not have yet is added: sites, grants and hosts to contact.
 * @param block of the script as it was
 * @param previous what it may do already
 * @param plan as approved
 * @returns comments above the block, and the block, without a line break at its end
 */
export function keepMetadata(block: PreviousBlock, previous: PreviousScript, plan: ScriptPlan): string {
	const grants = plan.grants.filter((grant) => !previous.grants.some((had) => had === normalizeGrant(grant)));
	// `@grant none` beside other grants means something else in every manager.
	const lines = grants.length === 0 ? [...block.lines] : block.lines.filter((line) => !isGrantNone(line));
	for (const line of [
		...plan.matches.filter((site) => !previous.runsOn.includes(site)).map((site): MetadataLine => ["match", site]),
		...grants.map((grant): MetadataLine => ["grant", grant]),
		...newHosts(block, previous, plan, grants).map((host): MetadataLine => ["connect", host]),
	]) {
		insert(lines, line);
	}
	return block.above + lines.join("\n");
}

/** Hosts that the script reached by other means before need no line, unless it gets the function for requests only now. */
function newHosts(
	block: PreviousBlock,
	previous: PreviousScript,
	plan: ScriptPlan,
	grants: readonly string[],
): string[] {
	if (!plan.grants.includes("GM_xmlhttpRequest")) return [];
	const isNewGrant = grants.includes("GM_xmlhttpRequest");
	const connects = block.entries.filter(({ key }) => key === "connect").map(({ value }) => readConnectHost(value));
	const isCovered = (host: string) =>
		connects.some(
			(connect) =>
				connect.kind === "every" ||
				(connect.kind === "host" && (host === connect.host || host.endsWith(`.${connect.host}`))),
		);
	return plan.hosts.filter((host) => !isCovered(host) && (isNewGrant || !previous.contacts.includes(host)));
}

const KEY = /^[ \t]*\/\/[ \t]*@(\S+)[ \t]*/;
const keyOf = (line: string): string | null => KEY.exec(line)?.[1] ?? null;
const isGrantNone = (line: string): boolean => keyOf(line) === "grant" && line.replace(KEY, "").trim() === "none";

/** Inserts a line after the last one with the same key, or before the end of the block, with its value aligned with the others. */
function insert(lines: string[], [key, value]: MetadataLine): void {
	const last = lines.findLastIndex((line) => keyOf(line) === key);
	const model = lines[last] ?? lines.find((line) => keyOf(line) !== null && line.replace(KEY, "") !== "") ?? "";
	const width = KEY.exec(model)?.[0].length ?? DEFAULT_WIDTH;
	const written = `${`// @${key} `.padEnd(width)}${metadataValue(value)}`;
	lines.splice(last < 0 ? lines.length - 1 : last + 1, 0, written);
}
