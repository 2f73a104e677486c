import type { HubRole } from "../admin-roles/list-own-roles.ts";
import type { Device } from "../devices/device.ts";
import type { ProfileKey, PublicProfile } from "../profiles/get-profile.ts";
import type { OwnAccount } from "../profiles/own-account.ts";
import type { OwnSession } from "../sessions/list-own-sessions.ts";
import { defineCacheEntity } from "./cache-entity.ts";

export const profileEntity = defineCacheEntity("profiles", 1);
export const adminRoleEntity = defineCacheEntity("admin-roles", 1);

export const accountEntity = defineCacheEntity("own-account", 1);

export const profileFilters = { all: profileEntity.filter() };

export const accountFilters = { all: accountEntity.filter() };

export const accountKeys = {
	/** @param userId of the signed-in person */
	devices: (userId: string) => accountEntity.key<readonly Device[]>("devices", userId),
	/** @param userId of the signed-in person; null until they have a profile */
	own: (userId: string) => accountEntity.key<OwnAccount | null>("own", userId),
	/** @param userId of the signed-in person */
	sessions: (userId: string) => accountEntity.key<readonly OwnSession[]>("sessions", userId),
};

export const profileKeys = {
	/** Null when nobody has this address. */
	byAddress: (address: ProfileKey) => profileEntity.key<PublicProfile | null>("by-address", address),
};

export const adminRoleKeys = {
	/** @param userId null for a visitor */
	own: (userId: string | null) => adminRoleEntity.key<readonly HubRole[]>(userId),
};
