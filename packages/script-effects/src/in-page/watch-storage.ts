import type { Patches } from "./create-patches.ts";

export interface StorageEntry {
	readonly area: "cookie" | "local" | "session";
	readonly key: string;
	readonly action: "set" | "removed";
}

/**
 * Notes which cookies and entries of the storage the script changes. The text of this function is sent to pages: it refers to nothing
 * outside of itself.
 * @param patches of `createPatches`
 * @param limit of the list
 * @returns the changes, and what is to be called when the script becomes active and inactive
 */
export function watchStorage(patches: Patches, limit: number) {
	const found = new Map<string, StorageEntry>();
	const add = (area: StorageEntry["area"], name: string, action: StorageEntry["action"]): void => {
		const key = name.slice(0, 200);
		if (found.size < limit || found.has(`${area} ${key}`)) found.set(`${area} ${key}`, { area, key, action });
	};
	// Names as properties (`localStorage.a = 1`) call no function that can be wrapped: once the script has asked for a storage, its
	// entries are compared.
	const areas = [
		{ area: "local", name: "localStorage", storage: null as Storage | null, before: new Map<string, string>() },
		{ area: "session", name: "sessionStorage", storage: null as Storage | null, before: new Map<string, string>() },
	] as const;
	const read = (storage: Storage): Map<string, string> => {
		const entries = new Map<string, string>();
		for (let at = 0; at < storage.length; at += 1) {
			const key = storage.key(at);
			if (key !== null) entries.set(key, storage.getItem(key) ?? "");
		}
		return entries;
	};
	for (const watched of areas) {
		patches.accessor(window, watched.name, {
			read(_self, value) {
				if (watched.storage !== null || !(value instanceof Storage)) return;
				Object.assign(watched, { storage: value, before: read(value) });
			},
		});
	}
	patches.accessor(Document.prototype, "cookie", {
		written(_self, value) {
			const [, name = ""] = /^\s*([^=;]*)/.exec(String(value)) ?? [];
			const [, age] = /;\s*max-age\s*=\s*(-?\d+)/i.exec(String(value)) ?? [];
			const [, expires] = /;\s*expires\s*=\s*([^;]*)/i.exec(String(value)) ?? [];
			const isPast = age === undefined ? Date.parse(expires ?? "") <= Date.now() : Number(age) <= 0;
			add("cookie", name.trim(), isPast ? "removed" : "set");
		},
	});
	const store = "CookieStore" in window ? (window.CookieStore as { prototype: object }).prototype : undefined;
	for (const [method, action] of [
		["set", "set"],
		["delete", "removed"],
	] as const) {
		patches.method(store, method, (_self, [first]) => {
			const name = typeof first === "object" && first !== null && "name" in first ? first.name : first;
			add("cookie", String(name), action);
		});
	}
	return {
		opened(): void {
			for (const watched of areas)
				if (watched.storage !== null) Object.assign(watched, { before: read(watched.storage) });
		},
		closed(): void {
			for (const { area, storage, before } of areas) {
				if (storage === null) continue;
				const now = read(storage);
				for (const [key, value] of now) if (before.get(key) !== value) add(area, key, "set");
				for (const key of before.keys()) if (!now.has(key)) add(area, key, "removed");
			}
		},
		list: (): StorageEntry[] => [...found.values()],
	};
}
