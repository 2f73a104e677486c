export const profileTabs = ["published", "favorites", "following"] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** Scripts of one page: four full rows on the widest screen. */
export const PAGE_SIZE = 12;

/** No list goes further than the database counts rows. */
const LAST_PAGE = Math.floor(100_000 / PAGE_SIZE);

/** The tab and page of a profile that its address selects. */
export interface ProfileView {
	readonly tab: ProfileTab;
	/** From 1. */
	readonly page: number;
}

/** Anything unknown in the address counts as left out. The feed is one's own: on other profiles there is no such tab. */
export function readProfileView(query: URLSearchParams, isOwn: boolean): ProfileView {
	const known = profileTabs.find((tab) => tab === query.get("tab")) ?? "published";
	const page = /^[1-9]\d{0,4}$/.test(query.get("page") ?? "") ? Number(query.get("page")) : 1;
	return known === "following" && !isOwn
		? { tab: "published", page: 1 }
		: { tab: known, page: Math.min(page, LAST_PAGE) };
}

/** The query of the address that shows this view; defaults are left out. */
export function writeProfileView({ tab, page }: ProfileView): string {
	const query = new URLSearchParams();
	if (tab !== "published") query.set("tab", tab);
	if (page > 1) query.set("page", String(page));
	return query.size > 0 ? `?${query}` : "";
}
