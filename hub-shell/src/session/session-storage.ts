import * as z from "zod/mini";

/** The two methods of `Storage` that a single kept value needs; a test passes a Map behind them. */
export interface ValueStorage {
	getItem(key: string): string | null;
	setItem(key: string, value: string): void;
	removeItem(key: string): void;
}

/** One value under one key, parsed when it is read: another version of the hub, or a person, may have written it. */
export interface StoredValue<Value> {
	read(): Value | null;
	write(value: Value): void;
	clear(): void;
}

export function createStoredValue<Schema extends z.ZodMiniType>(
	storage: ValueStorage,
	key: string,
	schema: Schema,
): StoredValue<z.output<Schema>> {
	return {
		read() {
			const text = storage.getItem(key);
			if (text === null) return null;
			const parsed = z.safeParse(schema, parseJson(text));
			if (parsed.success) return parsed.data;
			storage.removeItem(key);
			return null;
		},
		write: (value) => storage.setItem(key, JSON.stringify(value)),
		clear: () => storage.removeItem(key),
	};
}

/** The value of a JSON text; undefined for another text, which every schema of a kept value refuses. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
