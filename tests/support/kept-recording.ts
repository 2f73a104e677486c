import type { BrowserContext } from "@playwright/test";

/**
 * Reads the content of one of the extension's stores.
 * @param context a browser with the extension, whose worker runs
 * @param store name of the store in IndexedDB
 * @returns its rows in the order of their keys; empty when no worker runs
 */
export async function keptIn<Row>(context: BrowserContext, store: "actions" | "captures"): Promise<Row[]> {
	const [worker] = context.serviceWorkers();
	const rows = await worker?.evaluate(async (name) => {
		const database = await new Promise<IDBDatabase>((resolve, reject) => {
			const opening = indexedDB.open("scriptorium-recording");
			opening.onsuccess = () => resolve(opening.result);
			opening.onerror = () => reject(opening.error ?? new Error("not opened"));
		});
		const all = await new Promise<unknown[]>((resolve, reject) => {
			const asked = database.transaction(name).objectStore(name).getAll();
			asked.onsuccess = () => resolve(asked.result);
			asked.onerror = () => reject(asked.error ?? new Error("not read"));
		});
		database.close();
		return all;
	}, store);
	return (rows ?? []) as Row[];
}
