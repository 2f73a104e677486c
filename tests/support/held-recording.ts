import type { Page } from "@playwright/test";

/** Holds the database of the recording in a page of the extension. */
const HOLD = `(async () => {
	const opening = indexedDB.open("scriptorium-recording");
	const database = await new Promise((resolve, reject) => {
		opening.onsuccess = () => resolve(opening.result);
		opening.onerror = () => reject(opening.error);
	});
	const transaction = database.transaction(["session", "actions"], "readwrite");
	let isHeld = true;
	const freed = new Promise((resolve) => (transaction.oncomplete = resolve));
	// A transaction ends once it has no requests.
	await new Promise((resolve) => {
		const ask = () => {
			transaction.objectStore("session").get("current").onsuccess = () => {
				resolve();
				if (isHeld) ask();
			};
		};
		ask();
	});
	window.releaseRecording = async () => {
		isHeld = false;
		await freed;
		database.close();
	};
})()`;

/**
 * Keeps the extension's worker from storing actions, and so from answering to them, like a slow disk.
 * @param page a page of the extension that runs no script of its own; a recording has to be stored
 * @returns releases the storage; resolves once it is free
 */
export async function holdRecording(page: Page): Promise<() => Promise<void>> {
	await page.evaluate(HOLD);
	return async () => {
		await page.evaluate("window.releaseRecording()");
	};
}
