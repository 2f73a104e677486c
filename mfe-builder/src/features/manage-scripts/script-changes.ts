import type { OwnScript, ScriptState } from "@scriptorium/hub-data/scripts/own-script";

/** Changes that an owner can make to scripts. `purge` deletes a script in the trash for good. */
export type ChangeKind = "publish" | "unpublish" | "remove" | "restore" | "purge";

/** The change that undoes another one; null where nothing can. */
export const UNDONE_BY: Readonly<Record<ChangeKind, ChangeKind | null>> = {
	publish: "unpublish",
	unpublish: "publish",
	remove: "restore",
	restore: "remove",
	purge: null,
};

/** How long a deleted script can be restored; the database decides (docs/limits.md), this only fills the time until it answers. */
const RESTORABLE_MS = 30 * 86_400_000;

type Scripts = readonly OwnScript[];
const idsOf = (scripts: readonly { readonly id: string }[]) => new Set(scripts.map(({ id }) => id));

function changed(script: OwnScript, kind: ChangeKind, now: number): OwnScript {
	switch (kind) {
		case "publish":
			return { ...script, is_published: true };
		case "unpublish":
			return { ...script, is_published: false };
		case "remove":
			return { ...script, restorable_until: new Date(now + RESTORABLE_MS).toISOString() };
		case "restore":
			return { ...script, restorable_until: null };
		case "purge":
			return script;
	}
}

/** The list as it will be when the change has succeeded. `now`: milliseconds since 1970. */
export function applyChange(list: Scripts, kind: ChangeKind, scripts: Scripts, now: number): Scripts {
	const ids = idsOf(scripts);
	if (kind === "purge") return list.filter(({ id }) => !ids.has(id));
	return list.map((script) => (ids.has(script.id) ? changed(script, kind, now) : script));
}

/** The list with these scripts as they were before a change that failed; other changes since then stay. */
export function revertChange(list: Scripts, before: Scripts): Scripts {
	const former = new Map(before.map((script) => [script.id, script]));
	const present = idsOf(list);
	const missing = before.filter(({ id }) => !present.has(id));
	return [...list.map((script) => former.get(script.id) ?? script), ...missing];
}

/** The list with the states that the database has answered. */
export function applyStates(list: Scripts, states: readonly ScriptState[]): Scripts {
	const known = new Map(states.map((state) => [state.id, state]));
	return list.map((script) => {
		const state = known.get(script.id);
		return state ? { ...script, is_published: state.is_published, moderation_status: state.moderation_status } : script;
	});
}
