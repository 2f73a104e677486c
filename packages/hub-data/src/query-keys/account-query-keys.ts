import type { HubRole } from "../admin-roles/list-own-roles.ts";
import type { ProfileKey, PublicProfile } from "../profiles/get-profile.ts";
import { defineCacheEntity } from "./cache-entity.ts";

export const profileEntity = defineCacheEntity("profiles", 1);
export const adminRoleEntity = defineCacheEntity("admin-roles", 1);

export const profileKeys = {
	/** Null when nobody has this address. */
	byAddress: (address: ProfileKey) => profileEntity.key<PublicProfile | null>("by-address", address),
};

export const adminRoleKeys = {
	/** @param userId null for a visitor */
	own: (userId: string | null) => adminRoleEntity.key<readonly HubRole[]>(userId),
};
