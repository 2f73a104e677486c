import type { CollectionDetails, OwnCollection } from "../collections/collection.ts";
import { defineCacheEntity } from "./cache-entity.ts";

export const collectionEntity = defineCacheEntity("collections", 2);

export const collectionKeys = {
	/**
	 * Key of the collections of the signed-in person.
	 * @param userId null for a visitor, who has none
	 * @returns the key
	 */
	own: (userId: string | null) => collectionEntity.key<readonly OwnCollection[]>("own", userId),
	/**
	 * Key of one collection with its scripts.
	 * @param id of the collection
	 * @returns the key
	 */
	details: (id: string) => collectionEntity.key<CollectionDetails | null>("details", id),
	/**
	 * Key of running changes of a collection's items.
	 * @param id of the collection
	 * @returns the key
	 */
	itemChanges: (id: string) => collectionEntity.writeKey("items", id),
};

/** For `invalidateQueries`. */
export const collectionFilters = {
	all: collectionEntity.filter(),
	details: collectionEntity.filter("details"),
};
