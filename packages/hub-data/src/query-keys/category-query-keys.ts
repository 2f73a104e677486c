import { defineCacheEntity } from "./cache-entity.ts";

export const categoryEntity = defineCacheEntity("categories", 1);

export const categoryKeys = {
	/** Scripts per category. */
	counts: () => categoryEntity.key<ReadonlyMap<string, number>>("counts"),
};
