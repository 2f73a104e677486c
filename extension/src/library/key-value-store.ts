/** Storage as the library needs it. Rejects when the browser's storage does. */
export interface KeyValueStore {
	readAll(): Promise<Readonly<Record<string, unknown>>>;
	/** Undefined when there is none. */
	read(key: string): Promise<unknown>;
	/** All entries or none. */
	write(entries: Readonly<Record<string, unknown>>): Promise<void>;
	remove(keys: readonly string[]): Promise<void>;
}
