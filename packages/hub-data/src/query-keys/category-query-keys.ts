import type { CategoryCounts } from "../categories/count-scripts.ts";
import { defineCacheEntity } from "./cache-entity.ts";

export const categoryEntity = defineCacheEntity("categories", 2);

export const categoryKeys = {
	/** Scripts per category. */
	counts: () => categoryEntity.key<CategoryCounts>("counts"),
};
