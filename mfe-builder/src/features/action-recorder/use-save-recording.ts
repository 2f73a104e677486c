import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { recordingFilters } from "@scriptorium/hub-data/query-keys/recording-query-keys";
import { insertRecording } from "@scriptorium/hub-data/recordings/insert-recording";
import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { QueryFailure, unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RecordingValues, textsOf } from "../../recording-form/recording-form.ts";
import { en } from "./messages/en.ts";
import { saveRecordingAction, storedValues } from "./pending-save.ts";
import { keepWaitingRecording } from "./waiting-recording.ts";

export interface SavedSource {
	/** Id under which it was opened; null for the extension's own recording. */
	readonly openedAs: string | null;
	readonly sessionId: string;
	readonly extensionVersion: string;
	readonly actions: readonly RecordedAction[];
}

/** Saves a recording for the person who is signed in, and asks others to sign in first. */
export function useSaveRecording(onSaved: (source: SavedSource) => void) {
	const host = useHost();
	const signInFor = useSignInFor(saveRecordingAction);
	const { user } = useSession();
	const queries = useQueryClient();
	const { notices: text } = useMessages({ en });
	const saving = useMutation({
		// Otherwise the mutation pauses silently while the browser is offline.
		networkMode: "always",
		mutationFn: ({ values, source }: { values: RecordingValues; source: SavedSource }) => {
			const { sessionId, extensionVersion, actions } = source;
			const recordedAt = new Date(actions[0]?.timestamp ?? Date.now()).toISOString();
			const recording = { sessionId, actions: [...actions], metadata: { extensionVersion, recordedAt } };
			return unwrapForQuery(
				insertRecording(host.client, { userId: user?.id ?? "", texts: textsOf(values), recording }),
			);
		},
		onSuccess: async (_, { source }) => {
			host.notify("success", text.saved);
			host.track({ type: "save", category: "recording", action: "create", value: source.actions.length });
			await queries.invalidateQueries(recordingFilters.all);
			onSaved(source);
		},
		onError: () => host.notify("error", text.notSaved),
	});

	async function signInFirst(values: RecordingValues, { actions, ...source }: SavedSource): Promise<void> {
		let recording: string;
		try {
			recording = await keepWaitingRecording({ ...source, actions: [...actions] });
		} catch (thrown) {
			host.notify("error", text.notKept, { description: String(thrown) });
			return;
		}
		host.notify("error", text.signInFirst);
		signInFor({ ...storedValues(values), recording });
	}
	return {
		isBusy: saving.isPending,
		failure: saving.error && reasonOf(saving.error, text),
		forgetFailure: saving.reset,
		async save(values: RecordingValues, source: SavedSource) {
			if (saving.isPending) return;
			if (user === null) await signInFirst(values, source);
			else if (host.addresses.backend === "") host.notify("error", text.noStorage);
			else saving.mutate({ values, source });
		},
	};
}

const reasonOf = (error: Error, text: ReturnType<typeof useMessages<typeof en>>["notices"]): string =>
	error instanceof QueryFailure && error.code === "OFFLINE" ? text.offline : error.message;
