import { defineCacheEntity } from "./cache-entity.ts";

export const starEntity = defineCacheEntity("stars", 1);
export const followEntity = defineCacheEntity("follows", 1);

export const starKeys = {
	/** Whether this person has starred the script. @param userId null for a visitor */
	own: (userId: string | null, scriptId: string) => starEntity.key<boolean>(userId, scriptId),
};
export const followKeys = {
	/** Whether this person follows the author. @param userId null for a visitor */
	own: (userId: string | null, authorId: string) => followEntity.key<boolean>(userId, authorId),
};

/** For `invalidateQueries`. */
export const starFilters = { all: starEntity.filter() };
export const followFilters = { all: followEntity.filter() };
