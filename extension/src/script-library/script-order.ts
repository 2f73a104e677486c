import * as z from "zod/mini";
import type { KeyValueStore } from "../platform/storage/key-value-store.ts";
import { keyOf, type StoredScript } from "./stored-script.ts";

const ids = z.array(z.string());

/**
 * The user's order of the scripts, in one entry: a script is moved in one small write, however many there are and however large they
 * are. An entry that cannot be read is no order.
 */
export function createScriptOrder(store: KeyValueStore) {
	let known: readonly string[] | null = null;
	let writes = 0;

	async function read(): Promise<readonly string[]> {
		if (known !== null) return known;
		const before = writes;
		const parsed = z.safeParse(ids, await store.read(keyOf.order));
		const order = parsed.success ? parsed.data : [];
		// What was read before a write began is out of date.
		if (writes === before) known = order;
		return order;
	}
	return {
		/** Scripts that were never moved follow the others, in the order in which they are given. */
		async sort(scripts: readonly StoredScript[]): Promise<StoredScript[]> {
			const places = new Map((await read()).map((id, index) => [id, index]));
			const placeOf = ({ id }: StoredScript): number => places.get(id) ?? places.size;
			return [...scripts].sort((one, other) => placeOf(one) - placeOf(other));
		},
		async write(order: readonly string[]): Promise<void> {
			known = null;
			writes += 1;
			await store.write({ [keyOf.order]: order });
			known = order;
		},
	};
}
