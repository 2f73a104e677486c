import type { CollectionItem } from "@scriptorium/hub-data/collections/collection";

export interface ItemChange {
	/** The items after the change, in order. */
	readonly items: readonly CollectionItem[];
	readonly write: "order" | { readonly remove: CollectionItem } | { readonly restore: CollectionItem };
}
