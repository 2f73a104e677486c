import type { ScriptRatingSummary } from "@scriptorium/shared-protocol/extension-internal/script-rating";
import type { ScriptRules } from "@scriptorium/shared-protocol/extension-internal/script-rules";
import { readInstalledText, UNNAMED } from "@scriptorium/userscript/read-installed-text";
import * as z from "zod/mini";
import type { KeyValueStore } from "../platform/storage/key-value-store.ts";
import { createQueue } from "../platform/storage/queue.ts";
import { readStoredText } from "./read-stored-text.ts";
import { createScriptEntries, type DamagedEntry } from "./script-entries.ts";
import { createScriptOrder } from "./script-order.ts";
import { createScriptTrash } from "./script-trash.ts";
import {
	type HeldUpdate,
	keyOf,
	MAX_KEPT_VERSIONS,
	NO_RULES,
	noUpdateState,
	type StoredRequire,
	type StoredResource,
	type StoredScript,
	type StoredVersion,
	storedVersion,
	type UpdateState,
	updateState,
} from "./stored-script.ts";

export interface LibraryPorts {
	readonly store: KeyValueStore;
	/** Milliseconds since the epoch. */
	readonly now: () => number;
	/** A new random identifier of 36 characters. */
	readonly newId: () => string;
}

export interface NewCode {
	readonly code: string;
	/** Texts of its `@require` addresses; stored in one entry with the code, so that they stay consistent. */
	readonly requires: readonly StoredRequire[];
	/** Files of its `@resource` addresses, likewise. Left out: none. */
	readonly resources?: readonly StoredResource[];
	/** Null where it could not be rated. */
	readonly rating?: ScriptRatingSummary;
}

export interface NewScript extends NewCode {
	/** Web address; empty for a script from a file, or written here. */
	readonly sourceUrl: string;
}

/** The installed scripts. Rejects only when the browser's storage does; then nothing was changed. */
export type ScriptLibrary = ReturnType<typeof createScriptLibrary>;

export function createScriptLibrary({ store, now, newId }: LibraryPorts) {
	const inTurn = createQueue();
	const entries = createScriptEntries(store);
	const order = createScriptOrder(store);
	const { get } = entries;
	const time = (): string => new Date(now()).toISOString();

	async function list(): Promise<{ scripts: StoredScript[]; damaged: DamagedEntry[] }> {
		const { scripts, damaged } = await entries.list();
		return { scripts: await order.sort(scripts.sort(byAge)), damaged };
	}

	async function findBySource(sourceUrl: string): Promise<StoredScript | null> {
		if (sourceUrl === "") return null;
		return (await list()).scripts.find((script) => script.sourceUrl === sourceUrl) ?? null;
	}

	/** The script that an install would replace: from the same address, else with the same name and namespace. */
	async function findReplaced(sourceUrl: string, code: string): Promise<StoredScript | null> {
		const { scripts } = await list();
		const bySource = sourceUrl === "" ? undefined : scripts.find((script) => script.sourceUrl === sourceUrl);
		const identity = identityOf({ code });
		return bySource ?? scripts.find((script) => identity !== null && identityOf(script) === identity) ?? null;
	}

	const updates = async (id: string): Promise<UpdateState> => readUpdates(await store.read(keyOf.update(id)));

	async function version(id: string, versionId: string): Promise<StoredVersion | null> {
		const parsed = z.safeParse(storedVersion, await store.read(keyOf.version(id, versionId)));
		return parsed.success ? parsed.data : null;
	}

	const change = (id: string, edit: (script: StoredScript) => StoredScript): Promise<StoredScript | null> =>
		inTurn(async () => {
			const script = await get(id);
			if (script === null) return null;
			const changed = edit(script);
			await entries.write(changed);
			return changed;
		});

	/** Switches several scripts in one small write. Returns how many of them are installed. */
	const setAllEnabled = (ids: readonly string[], enabled: boolean): Promise<number> =>
		inTurn(async () => {
			const found = await entries.getAll(ids);
			const other = found.filter((script) => script.enabled !== enabled);
			if (other.length > 0) await entries.switchAll(other, enabled);
			return found.length;
		});

	/** Replaces the code of a script and keeps the earlier one: all in one write, so that nothing is half done after a failure. */
	async function replaceCode(
		known: StoredScript,
		next: NewCode & { readonly sourceUrl: string; readonly edited: boolean; readonly skipped?: string | null },
	): Promise<StoredScript> {
		const isSame = known.code === next.code;
		const versionId = newId();
		const script: StoredScript = {
			...known,
			code: next.code,
			requires: [...next.requires],
			resources: [...(next.resources ?? [])],
			sourceUrl: next.sourceUrl,
			rating: next.rating ?? null,
			edited: next.edited,
			updatedAt: time(),
			history: isSame ? known.history : [versionId, ...known.history].slice(0, MAX_KEPT_VERSIONS),
		};
		const { code, requires, resources, sourceUrl, rating, edited, updatedAt } = known;
		const earlier: StoredVersion = { code, requires, resources, sourceUrl, rating, edited, updatedAt };
		const state = await updates(known.id);
		const skipped = next.skipped === undefined ? state.skipped : next.skipped;
		await entries.write(script, {
			// The entity tag belonged to the code that is replaced here.
			[keyOf.update(known.id)]: { ...state, etag: null, held: null, skipped },
			...(isSame ? {} : { [keyOf.version(known.id, versionId)]: earlier }),
		});
		// Beyond the limit; what a failure leaves behind is deleted by `purge`.
		const old = isSame ? [] : known.history.slice(MAX_KEPT_VERSIONS - 1);
		if (old.length > 0) await store.remove(old.map((id) => keyOf.version(known.id, id)));
		return script;
	}

	return {
		list,
		get,
		findBySource,
		findReplaced,
		updates,
		/** The states of several scripts, read at once. */
		updatesOf: async (ids: readonly string[]): Promise<ReadonlyMap<string, UpdateState>> => {
			const stored = await store.readMany(ids.map(keyOf.update));
			return new Map(ids.map((id) => [id, readUpdates(stored[keyOf.update(id)])]));
		},
		version,
		/**
		 * Installs, or replaces the code of a script; its switches and values stay.
		 * @param replaces id of the script to replace; null: none; left out: the one from the same address, if there is one
		 */
		install: ({
			sourceUrl,
			replaces,
			...next
		}: NewScript & { readonly replaces?: string | null }): Promise<StoredScript> =>
			inTurn(async () => {
				const known = replaces === undefined ? await findBySource(sourceUrl) : replaces && (await get(replaces));
				if (known) return replaceCode(known, { ...next, sourceUrl, edited: false, skipped: null });
				const at = time();
				const script: StoredScript = {
					format: 1,
					id: newId(),
					code: next.code,
					requires: [...next.requires],
					resources: [...(next.resources ?? [])],
					sourceUrl,
					enabled: true,
					secret: newId(),
					installedAt: at,
					updatedAt: at,
					offSites: [],
					rules: NO_RULES,
					rating: next.rating ?? null,
					edited: false,
					history: [],
				};
				await entries.write(script);
				return script;
			}),
		/** Replaces the code by what the user wrote in the editor; null when the script was removed. */
		edit: (id: string, next: NewCode): Promise<StoredScript | null> =>
			inTurn(async () => {
				const known = await get(id);
				return known && replaceCode(known, { ...next, sourceUrl: known.sourceUrl, edited: true });
			}),
		/** Replaces the code by an update; null when the script was removed or its code changed since `from` was read. */
		applyUpdate: (id: string, from: string, next: NewCode): Promise<StoredScript | null> =>
			inTurn(async () => {
				const known = await get(id);
				if (known === null || known.code !== from) return null;
				return replaceCode(known, { ...next, sourceUrl: known.sourceUrl, edited: false, skipped: null });
			}),
		/**
		 * Goes back to a kept version; the code it replaces is kept in turn, and its version is not offered as an update again. Null when
		 * there is no such version.
		 */
		rollBack: (id: string, versionId: string): Promise<StoredScript | null> =>
			inTurn(async () => {
				const known = await get(id);
				const earlier = known?.history.includes(versionId) ? await version(id, versionId) : null;
				if (!known || earlier === null) return null;
				const { code, requires, resources, sourceUrl, rating, edited } = earlier;
				const skipped = versionOf(known.code);
				return replaceCode(known, { code, requires, resources, sourceUrl, rating, edited, skipped });
			}),
		/** Stores the result of a check, or a held update. False when the script was removed or changed since `from` was read. */
		noteCheck: (
			id: string,
			from: string,
			result: { readonly etag: string | null; readonly problem: string | null; readonly held?: HeldUpdate },
		): Promise<boolean> =>
			inTurn(async () => {
				if ((await get(id))?.code !== from) return false;
				const state = await updates(id);
				await store.write({ [keyOf.update(id)]: { ...state, ...result, checkedAt: time() } });
				return true;
			}),
		/** Gives up the update that waits, until there is a newer one. */
		skipUpdate: (id: string): Promise<boolean> =>
			inTurn(async () => {
				const state = await updates(id);
				if (state.held === null || (await get(id)) === null) return false;
				const skipped = versionOf(state.held.code);
				await store.write({ [keyOf.update(id)]: { ...state, held: null, skipped } });
				return true;
			}),
		/** False for an unknown script. */
		setEnabled: async (id: string, enabled: boolean): Promise<boolean> => (await setAllEnabled([id], enabled)) === 1,
		setAllEnabled,
		/** Replaces the user's own rules of a script. */
		setRules: (id: string, rules: ScriptRules) => change(id, (script) => ({ ...script, rules })),
		/**
		 * Moves a script in the user's order, in which `list` returns the scripts.
		 * @param before the script that follows it then; null: none
		 * @returns false when one of them is not installed
		 */
		move: (id: string, before: string | null): Promise<boolean> =>
			inTurn(async () => {
				const ids = (await list()).scripts.map((script) => script.id);
				if (!ids.includes(id) || (before !== null && !ids.includes(before)) || id === before) return false;
				const others = ids.filter((other) => other !== id);
				const at = before === null ? others.length : others.indexOf(before);
				await order.write([...others.slice(0, at), id, ...others.slice(at)]);
				return true;
			}),
		/** Switches a script on one site, by its host name. */
		setOnSite: (id: string, host: string, on: boolean) =>
			change(id, (script) => {
				const others = script.offSites.filter((site) => site !== host);
				return { ...script, offSites: on ? others : [...others, host] };
			}),
		/** Stores the files that a script's code names, with its rating if there is a new one; null when the script was removed or its code replaced meanwhile. */
		setFiles: (id: string, { code, requires, resources = [], rating }: NewCode): Promise<StoredScript | null> =>
			inTurn(async () => {
				const script = await get(id);
				if (script === null || script.code !== code) return null;
				const files = { requires: [...requires], resources: [...resources] };
				const changed = { ...script, ...files, ...(rating === undefined ? {} : { rating }) };
				await entries.write(changed);
				return changed;
			}),
		...createScriptTrash({ store, entries, inTurn, now }),
	};
}

function readUpdates(raw: unknown): UpdateState {
	const parsed = z.safeParse(updateState, raw);
	return parsed.success ? parsed.data : noUpdateState;
}

/** Times are ISO 8601, so that the order of their characters is theirs. */
const byAge = (one: StoredScript, other: StoredScript): number =>
	compare(one.installedAt, other.installedAt) || compare(one.id, other.id);

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Name and namespace, by which script managers tell scripts apart; null for a text that cannot be read, or has no name. */
function identityOf(script: Pick<StoredScript, "code">): string | null {
	const read = readStoredText(script);
	const metadata = read.ok ? read.text.metadata : null;
	return metadata === null || metadata.name === UNNAMED
		? null
		: JSON.stringify([metadata.namespace ?? "", metadata.name]);
}

function versionOf(code: string): string | null {
	return readInstalledText(code).text?.metadata?.version ?? null;
}
