/** A storage of entries by key. Rejects when the browser's storage does. */
export interface KeyValueStore {
	/** Names of all entries, without reading them. */
	keys(): Promise<readonly string[]>;
	/** Entries by key; unknown keys are left out. */
	readMany(keys: readonly string[]): Promise<Readonly<Record<string, unknown>>>;
	/** Undefined for an unknown key. */
	read(key: string): Promise<unknown>;
	/** Writes all entries or none. */
	write(entries: Readonly<Record<string, unknown>>): Promise<void>;
	remove(keys: readonly string[]): Promise<void>;
}
