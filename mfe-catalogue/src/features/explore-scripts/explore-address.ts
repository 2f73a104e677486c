import { knownCategory } from "@scriptorium/hub-data/categories/known-categories";
import type { ScriptSort } from "@scriptorium/hub-data/scripts/list-scripts";
import { parseSearch } from "@scriptorium/hub-data/search/parse-search";
import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";
import { readPageNumber } from "../../script-list/page-number.ts";
import type { ListFilters } from "../../script-list/use-script-list.ts";

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
	/** As the person chose it; null for the usual one (`sortOf`). */
	readonly sort: ScriptSort | null;
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
		sort: explorerSorts.find((sort) => sort === query.get("sort")) ?? null,
		risks: risks.length === 0 ? explorerRisks : risks,
		page: readPageNumber(query),
		view: query.get("view") === "list" ? "list" : "grid",
		edit: query.get("edit") === "true",
	};
}

type Ordered = Pick<ExplorerState, "sort" | "search">;

/** Whether the search has words, and not only operators; without them nothing can match better than anything else. */
export const hasWords = ({ search }: Pick<ExplorerState, "search">): boolean => parseSearch(search).term !== "";

/** The order when nobody has chosen one. */
const usualSort = (state: Ordered): ScriptSort => (hasWords(state) ? "best_match" : "popular");

/** The order of the list. */
export function sortOf(state: Ordered): ScriptSort {
	if (state.sort === null || (state.sort === "best_match" && !hasWords(state))) return usualSort(state);
	return state.sort;
}

/** The address of a state; defaults are left out. */
export function writeExplorerAddress(state: ExplorerState): URLSearchParams {
	const query = new URLSearchParams();
	if (state.search.trim() !== "") query.set("search", state.search.trim());
	if (state.category !== null) query.set("category", state.category);
	if (sortOf(state) !== usualSort(state)) query.set("sort", sortOf(state));
	if (state.risks.length > 0 && state.risks.length < explorerRisks.length) query.set("risk", state.risks.join(","));
	if (state.view !== "grid") query.set("view", state.view);
	if (state.edit) query.set("edit", "true");
	if (state.page !== 1) query.set("page", String(state.page));
	return query;
}

/** The filters of the list; the risk filter counts only when one or two of the three are chosen (spec 01 § 5). */
export function listFilters(state: ExplorerState): ListFilters {
	const { search, category, risks } = state;
	const known = category === null ? null : knownCategory(category);
	return {
		sort: sortOf(state),
		...(search === "" ? {} : { term: search }),
		...(known === null ? {} : { category: known }),
		...(category !== null && known === null ? { tag: category } : {}),
		...(risks.length > 0 && risks.length < explorerRisks.length
			? { risks: risks.flatMap((risk) => storedRisks[risk]) }
			: {}),
	};
}
