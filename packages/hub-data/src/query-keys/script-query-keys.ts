import type { ProfileCounts } from "../profiles/get-profile-counts.ts";
import type { ScriptListing } from "../scripts/list-scripts.ts";
import type { ListedScript } from "../scripts/script-card.ts";
import type { ScriptDetails } from "../scripts/script-details.ts";
import type { ScriptKey } from "../scripts/script-key.ts";
import type { ScriptPage } from "../scripts/script-page.ts";
import { defineCacheEntity } from "./cache-entity.ts";

export const scriptEntity = defineCacheEntity("scripts", 8);

/** Identifies a page of a profile's list. `page` counts from 1. */
interface ProfileListPage {
	readonly userId: string;
	readonly page: number;
}

/** Keys of cached scripts: cards, lists of them, details, and the numbers that are counted from scripts. */
export const scriptKeys = {
	/**
	 * Key of one page of a filtered list.
	 * @param filters conditions and order
	 * @param page from 1
	 * @returns the key
	 */
	list: (filters: Omit<ScriptListing, "limit" | "offset">, page: number) =>
		scriptEntity.key<ScriptPage & { readonly page: number }>("list", filters, page),
	/**
	 * Key of the featured scripts of the home page.
	 * @returns the key
	 */
	featured: () => scriptEntity.key<readonly ListedScript[]>("featured"),
	/**
	 * Key of the newest scripts of the home page.
	 * @returns the key
	 */
	recent: () => scriptEntity.key<readonly ListedScript[]>("recent"),
	/**
	 * Key of one page of the scripts of an author.
	 * @param list the author and the page
	 * @returns the key
	 */
	publishedBy: ({ userId, page }: ProfileListPage) => scriptEntity.key<ScriptPage>("published-by", userId, page),
	/**
	 * Key of one page of the scripts that a person has starred.
	 * @param list the person and the page
	 * @returns the key
	 */
	favorites: ({ userId, page }: ProfileListPage) => scriptEntity.key<ScriptPage>("favorites", userId, page),
	/**
	 * Key of one page of the scripts of followed authors.
	 * @param list the follower and the page
	 * @returns the key
	 */
	followedFeed: ({ userId, page }: ProfileListPage) => scriptEntity.key<ScriptPage>("followed-feed", userId, page),
	/**
	 * Key of one script.
	 * @param address id, or username and slug
	 * @returns the key
	 */
	details: (address: ScriptKey) => scriptEntity.key<ScriptDetails | null>("details", address),
	/**
	 * Key of the script that its owner edits; separate from `details`, which is read again during editing.
	 * @param id of the script
	 * @returns the key
	 */
	edited: (id: string) => scriptEntity.key<ScriptDetails | null>("edited", id),
	/**
	 * Key of the counts of a profile. They belong to scripts, because publishing, removing and starring change them.
	 * @param userId of the person
	 * @returns the key
	 */
	profileCounts: (userId: string) => scriptEntity.key<ProfileCounts>("profile-counts", userId),
};

/** For `invalidateQueries` and `removeQueries`. */
export const scriptFilters = {
	all: scriptEntity.filter(),
	details: scriptEntity.filter("details"),
	profileCounts: scriptEntity.filter("profile-counts"),
	followedFeed: scriptEntity.filter("followed-feed"),
};
