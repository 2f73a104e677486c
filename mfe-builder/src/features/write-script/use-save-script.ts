import type { CodedError } from "@scriptorium/core-types/errors";
import type { DataErrorCode } from "@scriptorium/hub-data/data-error";
import { scriptFilters } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { ratedFilters } from "@scriptorium/hub-data/query-keys/security-query-keys";
import type { newerVersion, SavedScript } from "@scriptorium/hub-data/scripts/save-script";
import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { TextChange } from "@scriptorium/userscript/read-script-text";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { type ScriptFormValues, splitTags } from "../../script-form/script-form.ts";
import { en } from "./messages/en.ts";

/** The script and the version of it that the text is based on. */
export interface SaveTarget {
	readonly id: string;
	readonly baseVersionId: string;
}

/** `as-is` keeps an existing script public, or a draft; a new one is published. */
export type SaveMode = "as-is" | "publish" | "draft";

export interface ScriptToSend {
	/** As typed. */
	readonly values: ScriptFormValues;
	/** The canonical text of the code. */
	readonly code: string;
	/** Null for a new script. */
	readonly target: SaveTarget | null;
	readonly mode: SaveMode;
	/** The changes that made the code canonical, for the notice. */
	readonly changes: readonly TextChange[];
}

/** Where a saved draft is found again. */
const DRAFTS_PATH = "/manage-bookmarklets?tab=drafts";

export interface SaveFailure {
	readonly error: CodedError<DataErrorCode>;
	/** The newer version, when somebody else has saved one. */
	readonly newer: ReturnType<typeof newerVersion>;
	/** How it was to be saved; another attempt does the same. */
	readonly mode: SaveMode;
}

/** What writes the hub's tables is loaded with the first save. */
export async function loadSaving() {
	const [{ newerVersion: readNewer, saveScript }, { analyzeVersion }] = await Promise.all([
		import("@scriptorium/hub-data/scripts/save-script"),
		import("@scriptorium/hub-data/security/analyze-version"),
	]);
	return { readNewer, saveScript, analyzeVersion };
}
type Saving = Awaited<ReturnType<typeof loadSaving>>;

/**
 * Saves a new script or a new version, has it rated, and goes to its page; after a draft, to the person's drafts.
 * @param onSaved ends the draft; gives true when the form holds more than was sent, which is now the draft of the saved version
 */
export function useSaveScript(onSaved: (saved: SavedScript, sent: ScriptFormValues) => Promise<boolean>) {
	const host = useHost();
	const text = useMessages({ en });
	const navigate = useNavigate();
	const queries = useQueryClient();
	const isRunning = useRef(false);
	/** The save that is under way; null while there is none. */
	const [busy, setBusy] = useState<SaveMode | null>(null);
	const [failure, setFailure] = useState<SaveFailure | null>(null);

	const rate = useCallback(
		async ({ version_id: versionId }: SavedScript, { analyzeVersion }: Saving) => {
			const rated = await analyzeVersion(host.client, { versionId });
			// The script is saved; the hub rates it later by itself (spec 02 § 8: saving continues).
			if (!rated.ok) host.notify("warning", text.analysisFailed, { description: text.analysisFailedDetail });
			await Promise.all(ratedFilters.map((filter) => queries.invalidateQueries(filter)));
		},
		[host, queries, text],
	);

	const failOffline = useCallback(
		(mode: SaveMode) => {
			setFailure({ error: { code: "OFFLINE", message: text.failed.offline }, newer: null, mode });
			host.notify("error", text.failed.title, { description: text.failed.unavailable });
		},
		[host, text],
	);

	const save = useCallback(
		async ({ values, code, target, mode, changes }: ScriptToSend) => {
			// A second press before React has drawn the busy button must not make a second script.
			if (isRunning.current) return;
			isRunning.current = true;
			setBusy(mode);
			setFailure(null);
			const { title, description, category, changeNote } = values;
			const saving = await loadSaving().catch(() => null);
			if (saving === null) {
				isRunning.current = false;
				setBusy(null);
				failOffline(mode);
				return;
			}
			const saved = await saving.saveScript(host.client, {
				title,
				description,
				category,
				code,
				tags: splitTags(values.tags),
				// A new script has no field for it, but a draft of before may still hold one.
				...(target === null || changeNote.trim() === "" ? {} : { changeNote }),
				...(mode === "as-is" ? {} : { publish: mode === "publish" }),
				...(target ? { update: target } : {}),
			});
			isRunning.current = false;
			setBusy(null);
			if (!saved.ok) {
				setFailure({ error: saved.error, newer: saving.readNewer(saved.error), mode });
				host.notify("error", text.failed.title, { description: text.failed.unavailable });
				return;
			}
			if (saved.value.moderation_status === "pending") {
				host.notify("warning", text.saved.held, { description: text.saved.heldDetail });
			} else {
				const notice = noticeOf(text.saved, mode, target !== null);
				const description = [...changes.map((change) => text.saved.changed[change]), notice.detail].join(" ").trim();
				host.notify("success", notice.title, description === "" ? {} : { description });
			}
			host.track({ type: "save", category: "script", action: target ? "update" : "create", label: saved.value.id });
			const { id } = saved.value;
			if (await onSaved(saved.value, values)) {
				const action = { label: text.saved.goOn, run: () => void navigate(`/bookmarklet/${id}/edit`) };
				host.notify("info", text.saved.typedMeanwhile, { action });
			}
			void rate(saved.value, saving);
			// Its page must not start with the cached earlier version.
			queries.removeQueries(scriptFilters.details);
			for (const filter of ratedFilters) void queries.invalidateQueries(filter);
			void navigate(mode === "draft" ? DRAFTS_PATH : `/bookmarklet/${id}`);
		},
		[host, navigate, onSaved, queries, rate, text, failOffline],
	);

	return { save, busy, failure, failOffline, forgetFailure: useCallback(() => setFailure(null), []) };
}

type SavedTexts = ReturnType<typeof useMessages<typeof en>>["saved"];

function noticeOf(text: SavedTexts, mode: SaveMode, isUpdate: boolean) {
	if (mode === "draft") return { title: text.draft, detail: text.draftDetail };
	if (mode === "publish" && isUpdate) return { title: text.published, detail: text.publishedDetail };
	return { title: isUpdate ? text.updated : text.created, detail: "" };
}
