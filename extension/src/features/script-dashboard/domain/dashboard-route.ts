/** A view of the dashboard. */
export type DashboardRoute =
	| { readonly view: "scripts" | "new" | "log" | "trash" | "settings" }
	| { readonly view: "script"; readonly id: string; readonly tab: ScriptTab }
	| { readonly view: "update"; readonly id: string };

export const scriptTabs = ["code", "rules", "versions", "about"] as const;
export type ScriptTab = (typeof scriptTabs)[number];

/** Reads the fragment of the dashboard's address; unknown ones are the list of scripts. */
export function readRoute(hash: string): DashboardRoute {
	const [view, id, tab] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
	if (view === "new" || view === "log" || view === "trash" || view === "settings") return { view };
	if (view === "update" && id) return { view, id };
	if (view === "script" && id) return { view, id, tab: scriptTabs.find((known) => known === tab) ?? "code" };
	return { view: "scripts" };
}

/** The fragment of a view, for links. */
export function hrefOf(route: DashboardRoute): string {
	if (route.view === "script") return `#/script/${encodeURIComponent(route.id)}/${route.tab}`;
	return route.view === "update" ? `#/update/${encodeURIComponent(route.id)}` : `#/${route.view}`;
}
