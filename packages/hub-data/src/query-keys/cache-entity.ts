import type { DataTag } from "@tanstack/query-core";

/**
 * First element of every key. Remotes are deployed on their own and share one query cache: a remote that was built against
 * another shape of the rows has another `schema` and therefore never reads them, while both still share the `entity`.
 */
interface CacheScope {
	readonly entity: string;
	/** Version of the shape of the cached data. */
	readonly schema: number;
}

/** Key of one entry of the query cache; `Data` is the type of the cached value. */
export type CacheKey<Data> = DataTag<readonly [CacheScope, ...unknown[]], Data>;

/** Key of a running write, for `isMutating`. */
export type WriteKey = readonly [CacheScope, ...unknown[]];

/** Selects all entries that begin with a key. Pass it to `invalidateQueries`, `cancelQueries` or `removeQueries`. */
export interface CacheFilter {
	readonly queryKey: readonly [Pick<CacheScope, "entity">, ...unknown[]];
}

/** Makes the keys of one entity. Only the modules in this folder, and a feature that caches a file of its own, call it. */
export interface CacheEntity {
	readonly entity: string;
	readonly schema: number;
	/** @param path distinguishes the entries of the entity; must be serializable as JSON */
	key<Data>(...path: readonly unknown[]): CacheKey<Data>;
	/** @param path as of `key` */
	writeKey(...path: readonly unknown[]): WriteKey;
	/**
	 * Selects entries of every schema version, so that a change is seen by remotes of other builds too. Never write data
	 * through it: use `shapedFilter`.
	 * @param path the first elements of the path of the entries; none selects the whole entity
	 */
	filter(...path: readonly unknown[]): CacheFilter;
	/**
	 * Selects entries of this schema version only, for `setQueriesData`.
	 * @param path as of `filter`
	 */
	shapedFilter<Data>(...path: readonly unknown[]): { readonly queryKey: CacheKey<Data> };
}

/**
 * Creates the functions that build the cache keys of one entity.
 * @param entity name of the cached data, unique in the hub
 * @param schema version of its shape; raise it when the result of a read changes
 *   (`schema-versions.test.ts` fails when the row schemas of an entity change and its version does not)
 * @returns builders of keys and filters
 */
export function defineCacheEntity(entity: string, schema: number): CacheEntity {
	const scope: CacheScope = { entity, schema };
	const key = <Data>(...path: readonly unknown[]) =>
		[scope, ...path] as readonly [CacheScope, ...unknown[]] as CacheKey<Data>;
	return {
		entity,
		schema,
		key,
		writeKey: (...path) => [scope, ...path],
		// The cache compares objects in keys by the properties that the filter names: this one names no schema.
		filter: (...path) => ({ queryKey: [{ entity }, ...path] }),
		shapedFilter: <Data>(...path: readonly unknown[]) => ({ queryKey: key<Data>(...path) }),
	};
}
