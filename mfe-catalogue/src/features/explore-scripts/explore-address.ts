import { knownCategory } from "@scriptorium/hub-data/categories/known-categories";
import type { ScriptSort } from "@scriptorium/hub-data/scripts/list-scripts";
import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";
import { readPageNumber } from "../../script-list/page-number.ts";
import type { ListFilters } from "../../script-list/use-script-list.ts";

/** The choices of the category filter, in the specification's order (spec 01 § 3). */
export const explorerCategories = [
	"all",
	"productivity",
	"media",
	"social",
	"development",
	"accessibility",
	"shopping",
	"security",
	"utility",
] as const;

export const explorerSorts = ["newest", "popular", "alphabetical", "rating", "best_match"] as const;

export const explorerRisks = ["low", "medium", "high"] as const;
export type ExplorerRisk = (typeof explorerRisks)[number];

/** Unrated is never green: 'high' includes it (decisions § 3). */
const storedRisks: Readonly<Record<ExplorerRisk, readonly RiskLevel[]>> = {
	low: ["green"],
	medium: ["amber"],
	high: ["red", "unrated"],
};

/** The state of the explorer that an address describes. Unknown values count as absent. */
export interface ExplorerState {
	/** As typed, operators included. */
	readonly search: string;
	/** A category or, when it is none, a tag; null for all. */
	readonly category: string | null;
	readonly sort: ScriptSort;
	readonly risks: readonly ExplorerRisk[];
	/** From 1. */
	readonly page: number;
	readonly view: ExplorerView;
	/** Rows with an Edit button for one's own scripts; they are rows then, whatever `view` says. */
	readonly edit: boolean;
}

/** The part of the state that narrows the list, with nothing narrowed. */
export const noFilters = { search: "", category: null, risks: explorerRisks, edit: false } as const;

export type ExplorerView = "grid" | "list";

export function readExplorerAddress(query: URLSearchParams): ExplorerState {
	const category = query.get("category")?.trim() ?? "";
	const asked = (query.get("risk") ?? "").split(",");
	const risks = explorerRisks.filter((risk) => asked.includes(risk));
	return {
		search: query.get("search")?.trim().slice(0, 200) ?? "",
		category: category === "" || category === "all" ? null : category,
		sort: explorerSorts.find((sort) => sort === query.get("sort")) ?? "popular",
		risks: risks.length === 0 ? explorerRisks : risks,
		page: readPageNumber(query),
		view: query.get("view") === "list" ? "list" : "grid",
		edit: query.get("edit") === "true",
	};
}

/** The address of a state; defaults are left out. */
export function writeExplorerAddress(state: ExplorerState): URLSearchParams {
	const query = new URLSearchParams();
	if (state.search.trim() !== "") query.set("search", state.search.trim());
	if (state.category !== null) query.set("category", state.category);
	if (state.sort !== "popular") query.set("sort", state.sort);
	if (state.risks.length > 0 && state.risks.length < explorerRisks.length) query.set("risk", state.risks.join(","));
	if (state.view !== "grid") query.set("view", state.view);
	if (state.edit) query.set("edit", "true");
	if (state.page !== 1) query.set("page", String(state.page));
	return query;
}

/** The filters of the list; the risk filter counts only when one or two of the three are chosen (spec 01 § 5). */
export function listFilters({ search, category, sort, risks }: ExplorerState): ListFilters {
	const known = category === null ? null : knownCategory(category);
	return {
		sort,
		...(search === "" ? {} : { term: search }),
		...(known === null ? {} : { category: known }),
		...(category !== null && known === null ? { tag: category } : {}),
		...(risks.length > 0 && risks.length < explorerRisks.length
			? { risks: risks.flatMap((risk) => storedRisks[risk]) }
			: {}),
	};
}
