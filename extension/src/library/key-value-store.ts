/** The storage interface of the script library. Rejects when the browser's storage does. */
export interface KeyValueStore {
	readAll(): Promise<Readonly<Record<string, unknown>>>;
	/** Undefined for an unknown key. */
	read(key: string): Promise<unknown>;
	/** Writes all entries or none. */
	write(entries: Readonly<Record<string, unknown>>): Promise<void>;
	remove(keys: readonly string[]): Promise<void>;
}
