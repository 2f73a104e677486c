import type { DataErrorCode } from "@scriptorium/hub-data/data-error";
import { scriptFilters } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { ratedFilters } from "@scriptorium/hub-data/query-keys/security-query-keys";
import { newerVersion, type SavedScript, saveScript } from "@scriptorium/hub-data/scripts/save-script";
import { analyzeVersion } from "@scriptorium/hub-data/security/analyze-version";
import { useHost } from "@scriptorium/remote-kit/host";
import type { CodedError } from "@scriptorium/shared-protocol/errors";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { TextChange } from "@scriptorium/userscript/read-script-text";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { en } from "./messages/en.ts";
import { type ScriptFormValues, splitTags } from "./script-form.ts";

/** The script and the version of it that the text is based on. */
export interface SaveTarget {
	readonly id: string;
	readonly baseVersionId: string;
}

export interface SaveFailure {
	readonly error: CodedError<DataErrorCode>;
	/** The newer version, when somebody else has saved one. */
	readonly newer: ReturnType<typeof newerVersion>;
}

/**
 * Saves a new script (`target` null) or a new version, has it rated, and goes to its page. `changes`: what was changed in
 * the code to make it canonical, said in the notice.
 */
export function useSaveScript(onSaved: () => Promise<void>) {
	const host = useHost();
	const text = useMessages({ en });
	const navigate = useNavigate();
	const queries = useQueryClient();
	const isRunning = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<SaveFailure | null>(null);

	const rate = useCallback(
		async ({ version_id: versionId }: SavedScript) => {
			const rated = await analyzeVersion(host.client, { versionId });
			// The script is saved; the hub rates it later by itself (spec 02 § 8: saving continues).
			if (!rated.ok) host.notify("warning", text.analysisFailed, { description: text.analysisFailedDetail });
			await Promise.all(ratedFilters.map((filter) => queries.invalidateQueries(filter)));
		},
		[host, queries, text],
	);

	const save = useCallback(
		async (values: ScriptFormValues, target: SaveTarget | null, changes: readonly TextChange[]) => {
			// A second press before React has drawn the busy button must not make a second script.
			if (isRunning.current) return;
			isRunning.current = true;
			setBusy(true);
			setFailure(null);
			const { title, description, category, code } = values;
			const saved = await saveScript(host.client, {
				title,
				description,
				category,
				code,
				tags: splitTags(values.tags),
				...(target ? { update: target } : {}),
			});
			isRunning.current = false;
			setBusy(false);
			if (!saved.ok) {
				setFailure({ error: saved.error, newer: newerVersion(saved.error) });
				host.notify("error", text.failed.title, { description: text.failed.contact });
				return;
			}
			if (saved.value.moderation_status === "pending") {
				host.notify("warning", text.saved.held, { description: text.saved.heldDetail });
			} else {
				const description = changes.map((change) => text.saved.changed[change]).join(" ");
				const options = description === "" ? {} : { description };
				host.notify("success", target ? text.saved.updated : text.saved.created, options);
			}
			host.track({ type: "save", category: "script", action: target ? "update" : "create", label: saved.value.id });
			await onSaved();
			void rate(saved.value);
			// Its page must not start with the cached earlier version.
			queries.removeQueries(scriptFilters.details);
			for (const filter of ratedFilters) void queries.invalidateQueries(filter);
			void navigate(`/bookmarklet/${saved.value.id}`);
		},
		[host, navigate, onSaved, queries, rate, text],
	);

	return { save, isBusy, failure, forgetFailure: useCallback(() => setFailure(null), []) };
}
