import type { OwnScript } from "../scripts/own-script.ts";
import type { ScriptDay } from "../scripts/read-script-history.ts";
import { defineCacheEntity } from "./cache-entity.ts";

export const ownScriptEntity = defineCacheEntity("own-scripts", 1);

/** Keys of what only its owner sees of a script. */
export const ownScriptKeys = {
	/**
	 * Key of the list of all scripts of a person.
	 * @param userId of the signed-in person; null while it is not known
	 * @returns the key
	 */
	list: (userId: string | null) => ownScriptEntity.key<readonly OwnScript[]>("list", userId),
	/**
	 * Key of the daily figures of a script.
	 * @param scriptId of the script
	 * @param days how many days up to today
	 * @returns the key
	 */
	history: (scriptId: string, days: number) => ownScriptEntity.key<readonly ScriptDay[]>("history", scriptId, days),
	/**
	 * Key of a running change of scripts.
	 * @returns the key
	 */
	change: () => ownScriptEntity.writeKey("change"),
};

/** For `invalidateQueries`. */
export const ownScriptFilters = {
	lists: ownScriptEntity.filter("list"),
};
