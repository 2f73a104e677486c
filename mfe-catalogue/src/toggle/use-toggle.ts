import type { HubClient } from "@scriptorium/hub-data/client";
import type { CacheFilter, CacheKey } from "@scriptorium/hub-data/query-keys/cache-entity";
import type { DataResult } from "@scriptorium/hub-data/read-answer";
import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { definePendingAction, useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { askLater } from "@scriptorium/remote-kit/query-failure";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

/** One person's mark on a script or an author. Both fields are ids. */
export interface Mark {
	readonly userId: string;
	readonly targetId: string;
}

interface ToggleOptions {
	/** Pending action of somebody who has to sign in first: `<feature>/add`. */
	readonly kind: string;
	/** Name of the target's id in the pending action. */
	readonly targetName: string;
	/** Type and category of the usage events. */
	readonly event: { readonly type: string; readonly category: string };
	/** @param userId null for a visitor */
	readonly key: (userId: string | null, targetId: string) => CacheKey<boolean>;
	/** Cached data that a mark changes, for those who come back from the sign-in. */
	readonly changes: readonly CacheFilter[];
	/** Imports what reads and changes marks: a visitor has none and needs no code for them. */
	load(): Promise<MarkCalls>;
}

/** Reads and changes a mark in the database. */
export interface MarkCalls {
	read(client: HubClient, mark: Mark, signal: AbortSignal): Promise<DataResult<boolean>>;
	add(client: HubClient, mark: Mark): Promise<DataResult<unknown>>;
	remove(client: HubClient, mark: Mark): Promise<DataResult<unknown>>;
}

/** Something that a signed-in person switches on and off for a target: a star for a script, a follow for an author. */
export function defineToggle(options: ToggleOptions) {
	const { kind, targetName } = options;
	const payload = async () => (await import("./mark-payload.ts")).markPayload(targetName);
	return { ...options, pending: definePendingAction(kind, payload) };
}
export type Toggle = ReturnType<typeof defineToggle>;

/** Texts of the notices. */
export interface ToggleTexts {
	readonly added: string;
	readonly removed: string;
	readonly failed: string;
	readonly signInFirst: string;
}

export interface ToggleTarget {
	readonly targetId: string;
	/** The count elsewhere on the page changes at once: +1 or -1, and the opposite when the change fails. */
	readonly onCountChange: (by: 1 | -1) => void;
	/** The database has the change, or refused it: read the count again. */
	readonly onSettled: () => void;
}

/** Whether the signed-in person has switched the toggle on for a target, and the optimistic change of it. */
export function useToggle(toggle: Toggle, texts: ToggleTexts, { targetId, onCountChange, onSettled }: ToggleTarget) {
	const host = useHost();
	const { status, user } = useSession();
	const userId = user?.id ?? null;
	const signInFor = useSignInFor(toggle.pending);
	const queries = useQueryClient();
	const queryKey = toggle.key(userId, targetId);
	const mark = useQuery({
		queryKey,
		enabled: userId !== null,
		queryFn: ({ signal }) =>
			userId ? askLater(toggle.load, ({ read }) => read(host.client, { userId, targetId }, signal)) : false,
	});
	const change = useMutation({
		mutationFn: ({ isOn, by }: { isOn: boolean; by: string }) =>
			askLater(toggle.load, ({ add, remove }) => (isOn ? add : remove)(host.client, { userId: by, targetId })),
		// One after the other: a quick second click must not overtake the first.
		scope: { id: `${toggle.kind}-${targetId}` },
		onMutate: async ({ isOn }) => {
			await queries.cancelQueries({ queryKey });
			queries.setQueryData(queryKey, isOn);
			onCountChange(isOn ? 1 : -1);
		},
		onSuccess: (_, { isOn }) => {
			host.notify("success", isOn ? texts.added : texts.removed);
			host.track({ ...toggle.event, action: isOn ? "add" : "remove", label: targetId });
		},
		onError: (_, { isOn }) => {
			queries.setQueryData(queryKey, !isOn);
			onCountChange(isOn ? -1 : 1);
			host.notify("error", texts.failed);
		},
		onSettled: () => {
			onSettled();
			return queries.invalidateQueries({ queryKey });
		},
	});
	/** While the present state is not known, a click could only guess. */
	const isUnknown = status === "loading" || (userId !== null && mark.isPending);
	const isOn = mark.data === true;
	return {
		isOn,
		isUnknown,
		/** Switches, or leads a visitor to the sign-in; does nothing while the state is not known. */
		press() {
			if (isUnknown) return;
			if (userId !== null) return change.mutate({ isOn: !isOn, by: userId });
			host.notify("error", texts.signInFirst);
			signInFor({ [toggle.targetName]: targetId });
		},
	};
}
