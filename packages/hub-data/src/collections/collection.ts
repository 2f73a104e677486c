import { riskLevel } from "@scriptorium/shared-protocol/risk-level";
import * as z from "zod/mini";
import { scriptAuthor, scriptKind, scriptReach } from "../scripts/script-card.ts";

/** The texts that its owner writes about a collection. */
export interface CollectionTexts {
	/** 1–80 characters, one line. */
	readonly title: string;
	/** At most 500 characters. */
	readonly description: string;
	/** Everybody with the address can open it. */
	readonly isPublic: boolean;
}

/** The columns of every collection that is read. Times are ISO 8601. */
const collectionShape = {
	id: z.uuid(),
	owner_id: z.uuid(),
	title: z.string(),
	description: z.nullable(z.string()),
	is_public: z.boolean(),
	created_at: z.string(),
	updated_at: z.string(),
};
export const COLLECTION_COLUMNS = "id, owner_id, title, description, is_public, created_at, updated_at";

const collectedScript = z.object({
	id: z.uuid(),
	title: z.string(),
	short_description: z.string(),
	slug: z.string(),
	kind: scriptKind,
	category: z.string(),
	risk_level: riskLevel,
	latest_version_id: z.nullable(z.uuid()),
	/** Null while nothing is known: the latest version is not rated. */
	reach: z.nullable(scriptReach),
	/** Null after the account was deleted. */
	author: z.nullable(scriptAuthor),
});
export type CollectedScript = z.infer<typeof collectedScript>;

export const collectedItem = z.object({
	bookmarklet_id: z.uuid(),
	position: z.number(),
	created_at: z.string(),
	/** Null while this person may not see it: unpublished, or removed by a moderator. Others do not get such items at all. */
	script: z.nullable(collectedScript),
});
export type CollectionItem = z.infer<typeof collectedItem>;

/** A collection with its owner. */
export const ownedCollection = z.object({ ...collectionShape, owner: scriptAuthor });

/** A collection with its owner and its scripts, in their order. */
export type CollectionDetails = z.infer<typeof ownedCollection> & { readonly items: readonly CollectionItem[] };

/** A collection in its owner's list, with the ids and positions of its scripts. */
export const ownCollection = z.object({
	...collectionShape,
	items: z.array(z.object({ bookmarklet_id: z.uuid(), position: z.number() })),
});
export type OwnCollection = z.infer<typeof ownCollection>;
