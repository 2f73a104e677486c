import type { Watch, Watched, WatchLimits, WatchParts, WatchPorts } from "./watch-everything.ts";
import type { StorageEntry } from "./watch-storage.ts";

/**
 * Notes what a script does besides changing elements, where nothing may be wrapped: in a tab of the person, where the extension rates all
 * code that it is asked to run, and code that wraps the functions of a page rates High. Form fields and storage are compared before and
 * after; cookies are not, because code that reads these and sends requests does not rate Low. The text of this function is sent to pages: it refers to nothing outside of itself.
 */
export const watchByComparison: Watch = function watchByComparison(
	{ keepTexts }: WatchParts,
	limits: WatchLimits,
	{ describe, changes }: WatchPorts,
): Watched {
	if (!keepTexts) throw new Error("A part of the measurement is missing");
	const restoreTexts = keepTexts(limits.pattern);
	type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
	const MAX_FIELDS = 300;
	const UNMEASURED = ["form-reads", "opens", "downloads", "dialogs", "clipboard"];
	const fields = ["input", "textarea", "select"].map((name) => document.getElementsByTagName(name));
	const stateOf = (field: Field): string =>
		field.localName === "input" ? `${field.value} ${(field as HTMLInputElement).checked}` : field.value;
	let before = new Map<Field, string>();
	let storedBefore = new Map<string, string>();
	const stored = new Map<string, StorageEntry>();
	const readFields = (): Map<Field, string> => {
		const all = fields.flatMap((collection) => [...collection].slice(0, MAX_FIELDS)) as Field[];
		return new Map(all.map((field) => [field, stateOf(field)]));
	};
	const readStorage = (): Map<string, string> => {
		const entries = new Map<string, string>();
		for (const area of ["local", "session"] as const) {
			try {
				for (const [key, value] of Object.entries(area === "local" ? localStorage : sessionStorage))
					entries.set(`${area} ${key}`, String(value));
			} catch {
				// A document without an origin has no storage.
			}
		}
		return entries;
	};
	const addStored = (entry: string, action: StorageEntry["action"]): void => {
		const [area = "", ...key] = entry.split(" ");
		if (stored.size >= limits.storage && !stored.has(entry)) return;
		stored.set(entry, { area: area as StorageEntry["area"], key: key.join(" ").slice(0, 200), action });
	};
	return {
		opened() {
			before = readFields();
			storedBefore = readStorage();
		},
		closed() {
			for (const [field, state] of before)
				if (stateOf(field) !== state && field.isConnected && !changes.isAdded(field))
					changes.addChange("form-values", field, () => "", describe.fieldOf(field));
			const now = readStorage();
			for (const [entry, value] of now) if (storedBefore.get(entry) !== value) addStored(entry, "set");
			for (const entry of storedBefore.keys()) if (!now.has(entry)) addStored(entry, "removed");
		},
		list: () => ({ reads: [], storage: [...stored.values()], others: [], unmeasured: UNMEASURED }),
		stop: restoreTexts,
	};
};
