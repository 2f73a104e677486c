import type { ProfileCounts } from "../profiles/get-profile-counts.ts";
import type { ScriptListing } from "../scripts/list-scripts.ts";
import type { ScriptCard } from "../scripts/script-card.ts";
import type { ScriptDetails } from "../scripts/script-details.ts";
import type { ScriptKey } from "../scripts/script-key.ts";
import type { ScriptPage } from "../scripts/script-page.ts";
import { defineCacheEntity } from "./cache-entity.ts";

export const scriptEntity = defineCacheEntity("scripts", 1);

/** Whose scripts a list of a profile shows. `page` counts from 1. */
interface ProfileListPage {
	readonly userId: string;
	readonly page: number;
}

/** Keys of cached scripts: cards, lists of them, details, and the numbers that are counted from scripts. */
export const scriptKeys = {
	/** @param page from 1 */
	list: (filters: Omit<ScriptListing, "limit" | "offset">, page: number) =>
		scriptEntity.key<ScriptPage & { readonly page: number }>("list", filters, page),
	featured: () => scriptEntity.key<readonly ScriptCard[]>("featured"),
	recent: () => scriptEntity.key<readonly ScriptCard[]>("recent"),
	publishedBy: ({ userId, page }: ProfileListPage) => scriptEntity.key<ScriptPage>("published-by", userId, page),
	favorites: ({ userId, page }: ProfileListPage) => scriptEntity.key<ScriptPage>("favorites", userId, page),
	followedFeed: ({ userId, page }: ProfileListPage) => scriptEntity.key<ScriptPage>("followed-feed", userId, page),
	details: (address: ScriptKey) => scriptEntity.key<ScriptDetails | null>("details", address),
	/** The script as its owner edits it; kept apart from `details`, which is read again while somebody types. */
	edited: (id: string) => scriptEntity.key<ScriptDetails | null>("edited", id),
	/** Belongs to scripts: whatever publishes, removes or stars a script changes these counts. */
	profileCounts: (userId: string) => scriptEntity.key<ProfileCounts>("profile-counts", userId),
};

/** For `invalidateQueries` and `removeQueries`. */
export const scriptFilters = {
	all: scriptEntity.filter(),
	details: scriptEntity.filter("details"),
	profileCounts: scriptEntity.filter("profile-counts"),
	followedFeed: scriptEntity.filter("followed-feed"),
};
