import { type FiledReason, filedReasons } from "@scriptorium/hub-data/reports/report-script";

/** The lists of the screen: the four of spec 02 § 9, and the appeals. */
export const triageTabs = ["pending", "reviewing", "resolved", "all", "appeals"] as const;
export type TriageTab = (typeof triageTabs)[number];

export interface TriageAddress {
	readonly list: TriageTab;
	readonly reason: FiledReason | null;
	/** Id of the report that is shown. */
	readonly report: string | null;
}

const isTab = (value: string | null): value is TriageTab => triageTabs.some((tab) => tab === value);
const isReason = (value: string | null): value is FiledReason => filedReasons.some((reason) => reason === value);

/** Reads list, filter and shown report from the query of an address; unknown values count as absent. */
export function readTriageAddress(query: URLSearchParams): TriageAddress {
	const [list, reason] = [query.get("list"), query.get("reason")];
	return {
		list: isTab(list) ? list : "pending",
		reason: isReason(reason) ? reason : null,
		report: query.get("report"),
	};
}

/** The query of an address with these values; the other parameters stay. */
export function writeTriageAddress(query: URLSearchParams, address: Partial<TriageAddress>): URLSearchParams {
	const next = new URLSearchParams(query);
	for (const [name, value] of Object.entries(address)) {
		if (value === null || (name === "list" && value === "pending")) next.delete(name);
		else next.set(name, value);
	}
	return next;
}
