import { ownScriptFilters, ownScriptKeys } from "@scriptorium/hub-data/query-keys/own-script-query-keys";
import { scriptFilters } from "@scriptorium/hub-data/query-keys/script-query-keys";
import {
	deleteScripts,
	publishScripts,
	purgeScripts,
	undeleteScripts,
} from "@scriptorium/hub-data/scripts/change-own-scripts";
import type { OwnScript, ScriptState } from "@scriptorium/hub-data/scripts/own-script";
import { type RemoteHost, useHost, useSession } from "@scriptorium/remote-kit/host";
import { QueryFailure, unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { en } from "./messages/en.ts";
import { applyChange, applyStates, type ChangeKind, revertChange, UNDONE_BY } from "./script-changes.ts";

/** Undo stays longer than other notices; the tab of deleted scripts and the buttons of a row undo as well. */
const UNDO_NOTICE_MS = 10_000;

export interface ScriptChange {
	readonly kind: ChangeKind;
	/** The scripts as they are before the change. */
	readonly scripts: readonly OwnScript[];
	/** It undoes another one, which is offered only once. */
	readonly isUndo?: boolean;
}

/**
 * Changes scripts of the signed-in person: the list shows the change at once, and shows the former state with a notice of
 * the reason when the hub refuses it. Each notice of a change has an Undo.
 */
export function useChangeScripts(): (change: ScriptChange) => void {
	const host = useHost();
	const queries = useQueryClient();
	const text = useMessages({ en });
	const key = ownScriptKeys.list(useSession().user?.id ?? null);
	const { mutate } = useMutation({
		mutationKey: ownScriptKeys.change(),
		// Without a connection it fails at once and says so, instead of waiting for one.
		networkMode: "always",
		mutationFn: (change: ScriptChange) => send(host, change),
		onMutate: async ({ kind, scripts }) => {
			await queries.cancelQueries({ queryKey: key });
			queries.setQueryData(key, (list) => list && applyChange(list, kind, scripts, Date.now()));
		},
		onSuccess: (states, change) => {
			queries.setQueryData(key, (list) => list && applyStates(list, states));
			const held = states.filter(
				({ moderation_status, is_published }) => is_published && moderation_status === "pending",
			);
			if (held.length > 0) host.notify("warning", text.held(held.length), { description: text.heldDetail });
			else report(change);
		},
		onError: (error, { kind, scripts }) => {
			queries.setQueryData(key, (list) => list && revertChange(list, scripts));
			host.notify("error", text.failed[kind](titlesOf(scripts)), { description: reasonOf(error, text.failedDetail) });
		},
		onSettled: () => {
			// Another change is still on its way: the list would not have it yet. Its end reads the list.
			if (queries.isMutating({ mutationKey: ownScriptKeys.change() }) > 1) return;
			void queries.invalidateQueries(ownScriptFilters.lists);
			void queries.invalidateQueries(scriptFilters.all);
		},
	});

	function report({ kind, scripts, isUndo = false }: ScriptChange) {
		const undo = isUndo ? null : UNDONE_BY[kind];
		const description = isUndo ? "" : text.doneDetail[kind];
		const now = applyChange(scripts, kind, scripts, Date.now());
		host.notify("success", text.done[kind](titlesOf(scripts)), {
			...(description === "" ? {} : { description }),
			...(undo === null
				? {}
				: {
						durationMs: UNDO_NOTICE_MS,
						action: { label: text.undo, run: () => mutate({ kind: undo, scripts: now, isUndo: true }) },
					}),
		});
		host.track({ type: "manage", category: "script", action: kind, value: scripts.length });
	}
	return mutate;
}

const titlesOf = (scripts: readonly OwnScript[]) => scripts.map(({ title }) => title);

async function send({ client }: RemoteHost, { kind, scripts }: ScriptChange): Promise<readonly ScriptState[]> {
	const ids = scripts.map(({ id }) => id);
	switch (kind) {
		case "publish":
		case "unpublish":
			return unwrapForQuery(publishScripts(client, { ids, isPublished: kind === "publish" }));
		case "restore":
			return unwrapForQuery(undeleteScripts(client, ids));
		case "remove":
			await unwrapForQuery(deleteScripts(client, ids));
			return [];
		case "purge":
			await unwrapForQuery(purgeScripts(client, ids));
			return [];
	}
}

type FailureTexts = ReturnType<typeof useMessages<typeof en>>["failedDetail"];

function reasonOf(error: Error, text: FailureTexts): string {
	switch (error instanceof QueryFailure ? error.code : "UNKNOWN") {
		case "OFFLINE":
			return text.offline;
		case "UNAUTHENTICATED":
			return text.signedOut;
		case "RATE_LIMITED":
			return text.rateLimited;
		case "CONFLICT":
		case "FORBIDDEN":
		case "INVALID":
		case "NOT_FOUND":
			return error.message;
		default:
			return text.unavailable;
	}
}
