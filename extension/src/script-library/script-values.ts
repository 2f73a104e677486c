import { MAX_VALUES_SIZE } from "@scriptorium/shared-protocol/extension-internal/value-limits";
import * as z from "zod/mini";
import type { KeyValueStore } from "../platform/storage/key-value-store.ts";
import { createQueue } from "../platform/storage/queue.ts";
import { keyOf, type ScriptValues, scriptValues } from "./stored-script.ts";

export interface ValueChange {
	readonly key: string;
	/** Null deletes the value. */
	readonly json: string | null;
}

/** Changes of which all are stored or none. */
export type ValueWrite = readonly ValueChange[];

export interface ScriptValueStore {
	values(id: string): Promise<ScriptValues>;
	/** Sizes of the values of scripts in characters, without reading values whose size is known; 0 without any. */
	sizesOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
	/**
	 * Stores writes in their order. Those that arrive while earlier ones of the script are being stored are stored together.
	 * @returns for each write, whether it was stored: false when the script would have more than `MAX_VALUES_SIZE`
	 */
	write(id: string, writes: readonly ValueWrite[]): Promise<readonly boolean[]>;
}

interface Request {
	readonly writes: readonly ValueWrite[];
	readonly done: (stored: readonly boolean[]) => void;
	readonly failed: (problem: unknown) => void;
}

/** Size of a value in characters, as it counts for `MAX_VALUES_SIZE`. */
const sizeOf = (key: string, json: string): number => key.length + json.length;

// An object of the browser's storage, and one that a schema read, cannot have a property `__proto__`.
const PROTOTYPE = /^__proto__~*$/;
const toStored = (key: string): string => (PROTOTYPE.test(key) ? `${key}~` : key);
const fromStored = (key: string): string => (key.endsWith("~") && PROTOTYPE.test(key) ? key.slice(0, -1) : key);

/** `GM_setValue` values of scripts. */
export function createScriptValues({
	store,
	now,
}: {
	readonly store: KeyValueStore;
	readonly now: () => number;
}): ScriptValueStore {
	const queues = new Map<string, ReturnType<typeof createQueue>>();
	const waiting = new Map<string, Request[]>();

	function inTurn<Value>(id: string, task: () => Promise<Value>): Promise<Value> {
		const queue = queues.get(id) ?? createQueue();
		queues.set(id, queue);
		return queue(task);
	}

	/** An unreadable entry is set aside, not overwritten. */
	async function read(id: string): Promise<Map<string, string>> {
		const key = keyOf.values(id);
		const raw = await store.read(key);
		const parsed = z.safeParse(scriptValues, raw ?? {});
		if (!parsed.success) {
			await store.write({ [keyOf.damaged(`${key}:${now()}`)]: raw });
			await store.remove([key]);
		}
		const entries = parsed.success ? Object.entries(parsed.data) : [];
		return new Map(entries.map(([name, json]) => [fromStored(name), json]));
	}

	async function storeWaiting(id: string): Promise<void> {
		const requests = waiting.get(id) ?? [];
		waiting.delete(id);
		try {
			const values = await read(id);
			let size = 0;
			for (const [key, json] of values) size += sizeOf(key, json);
			/** Makes the changes of one write; false and none of them when there would be too much. */
			const apply = (write: ValueWrite): boolean => {
				const before = write.map(({ key }) => ({ key, json: values.get(key) ?? null }));
				const sizeBefore = size;
				const put = ({ key, json }: ValueChange): void => {
					const earlier = values.get(key);
					if (earlier !== undefined) size -= sizeOf(key, earlier);
					if (json === null) values.delete(key);
					else values.set(key, json);
					if (json !== null) size += sizeOf(key, json);
				};
				write.forEach(put);
				// What shrinks is always stored, also of a script that is over the limit.
				if (size <= MAX_VALUES_SIZE || size <= sizeBefore) return true;
				// Backwards, as a write can change a key twice.
				before.reverse().forEach(put);
				return false;
			};
			const answers = requests.map(({ writes }) => writes.map(apply));
			if (answers.some((stored) => stored.includes(true))) {
				const stored = Object.fromEntries([...values].map(([key, json]) => [toStored(key), json]));
				await store.write({ [keyOf.values(id)]: stored, [keyOf.valuesSize(id)]: size });
			}
			for (const [at, { done }] of requests.entries()) done(answers[at] ?? []);
		} catch (thrown) {
			for (const { failed } of requests) failed(thrown);
		}
	}

	return {
		values: (id) => inTurn(id, async () => Object.fromEntries(await read(id))),
		async sizesOf(ids) {
			const stored = ids.length === 0 ? {} : await store.readMany(ids.map(keyOf.valuesSize));
			const keys = new Set(ids.length === 0 ? [] : await store.keys());
			const sizes = await Promise.all(
				ids.map(async (id) => {
					const known = stored[keyOf.valuesSize(id)];
					if (typeof known === "number") return [id, known] as const;
					if (!keys.has(keyOf.values(id))) return [id, 0] as const;
					// Stored by a version that kept no sizes.
					const values = await inTurn(id, () => read(id));
					return [id, [...values].reduce((size, [key, json]) => size + sizeOf(key, json), 0)] as const;
				}),
			);
			return new Map(sizes);
		},
		write: (id, writes) =>
			new Promise((done, failed) => {
				const requests = waiting.get(id);
				if (requests !== undefined) {
					requests.push({ writes, done, failed });
					return;
				}
				waiting.set(id, [{ writes, done, failed }]);
				void inTurn(id, () => storeWaiting(id));
			}),
	};
}
