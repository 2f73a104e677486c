/** One script in one collection. */
export interface CollectionItemKey {
	readonly collectionId: string;
	readonly scriptId: string;
}
