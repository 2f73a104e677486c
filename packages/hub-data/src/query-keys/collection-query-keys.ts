import type { CollectionDetails, OwnCollection } from "../collections/collection.ts";
import { defineCacheEntity } from "./cache-entity.ts";

export const collectionEntity = defineCacheEntity("collections", 1);

export const collectionKeys = {
	/** @param userId null for a visitor, who has none */
	own: (userId: string | null) => collectionEntity.key<readonly OwnCollection[]>("own", userId),
	details: (id: string) => collectionEntity.key<CollectionDetails | null>("details", id),
	/** The changes of a collection's items that are being written. */
	itemChanges: (id: string) => collectionEntity.writeKey("items", id),
};

/** For `invalidateQueries`. */
export const collectionFilters = {
	all: collectionEntity.filter(),
	details: collectionEntity.filter("details"),
};
