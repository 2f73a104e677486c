import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";

export const sortKeys = ["order", "name", "lastRun", "updated", "installed", "errors", "size"] as const;
export type SortKey = (typeof sortKeys)[number];
export const filterKeys = ["all", "on", "off", "update", "errors"] as const;
export type FilterKey = (typeof filterKeys)[number];

export interface ScriptChoice {
	readonly query: string;
	readonly sort: SortKey;
	readonly filter: FilterKey;
}

const PASSES: Readonly<Record<FilterKey, (script: ScriptSummary) => boolean>> = {
	all: () => true,
	on: ({ enabled }) => enabled,
	off: ({ enabled }) => !enabled,
	update: ({ update }) => update !== null,
	errors: ({ errors, checkProblem, missingRequires }) =>
		errors > 0 || checkProblem !== null || missingRequires.length > 0,
};

/** Newest, largest or most first; names alphabetically. */
const ORDERS: Readonly<Record<SortKey, (one: ScriptSummary, other: ScriptSummary) => number>> = {
	order: () => 0,
	name: () => 0,
	lastRun: (one, other) => (other.lastRunAt ?? "").localeCompare(one.lastRunAt ?? ""),
	updated: (one, other) => other.updatedAt.localeCompare(one.updatedAt),
	installed: (one, other) => other.installedAt.localeCompare(one.installedAt),
	errors: (one, other) => other.errors - one.errors,
	size: (one, other) => other.size - one.size,
};

/** Whether a list shows all scripts in the user's order, so that they can be moved. */
export const canMove = ({ query, sort, filter }: ScriptChoice): boolean =>
	sort === "order" && filter === "all" && query.trim() === "";

/** The scripts that a list shows, in its order; `order`: as they are given. Each word of the query has to occur in name, author, description, site or address. */
export function chooseScripts(
	scripts: readonly ScriptSummary[],
	{ query, sort, filter }: ScriptChoice,
	locale: string,
): ScriptSummary[] {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean);
	const byName = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
	return scripts
		.filter((script) => {
			const { name, author, description, sourceUrl, runsOn } = script;
			const text = [name, author, description, sourceUrl, ...runsOn].join(" ").toLowerCase();
			return PASSES[filter](script) && words.every((word) => text.includes(word));
		})
		.sort((one, other) => (sort === "order" ? 0 : ORDERS[sort](one, other) || byName.compare(one.name, other.name)));
}
