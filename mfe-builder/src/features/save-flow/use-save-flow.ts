import { scriptFilters } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { ratedFilters } from "@scriptorium/hub-data/query-keys/security-query-keys";
import type { SavedScript } from "@scriptorium/hub-data/scripts/save-script";
import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { usePendingAction, useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { FlowOrigin } from "../../editor/edited-flow.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { type GeneratedCode, isOutdated } from "../../editor/generated-code.ts";
import { useChosenTarget } from "../../flow-output/output-target-store.ts";
import { isForTool } from "../../flow-output/output-targets.ts";
import { problemOf } from "../../flow-output/settings-limits.ts";
import { useGenerateCode } from "../../flow-output/use-generate-code.ts";
import { saveReason } from "../../save-reason.ts";
import { en } from "./messages/en.ts";
import { saveFlowAction } from "./pending-save.ts";
import type { SaveMode } from "./script-to-save.ts";

/** Where a draft is found again; the specification's address for everything else. */
const PATHS = { publish: "/manage", draft: "/manage-bookmarklets?tab=drafts" } as const;

/** What writes and reads the hub's tables is loaded with the first save. */
async function loadSaving() {
	const [{ scriptToSave }, { newerVersion, saveScript }, { analyzeVersion }] = await Promise.all([
		import("./script-to-save.ts"),
		import("@scriptorium/hub-data/scripts/save-script"),
		import("@scriptorium/hub-data/security/analyze-version"),
	]);
	return { scriptToSave, newerVersion, saveScript, analyzeVersion };
}
type Saving = Awaited<ReturnType<typeof loadSaving>>;

/** Saves the open flow with its code as a script, has it rated, and goes to the person's scripts. */
export function useSaveFlow(onIncomplete: () => void) {
	const host = useHost();
	const text = useMessages({ en });
	const { status } = useSession();
	const navigate = useNavigate();
	const queries = useQueryClient();
	const signInFor = useSignInFor(saveFlowAction);
	const { generate } = useGenerateCode();
	const isRunning = useRef(false);
	/** The save that is under way; null while there is none. */
	const [busy, setBusy] = useState<SaveMode | null>(null);

	usePendingAction(saveFlowAction, ({ mode, target }) => {
		void useFlowStore
			.getState()
			.restored()
			.then(() => {
				useChosenTarget.getState().choose(target);
				return save(mode);
			});
	});

	/** `base` replaces the version that the flow is based on. */
	async function save(mode: SaveMode, base?: string): Promise<void> {
		// A second press before React has drawn the busy button must not make a second script.
		if (isRunning.current) return;
		const chosen = useChosenTarget.getState().target;
		// The hub keeps scripts, not files for other tools.
		const target = isForTool(chosen) ? "bookmarklet" : chosen;
		if (host.session.getSnapshot().user === null) {
			if (status === "loading") return;
			host.notify("error", text.signIn);
			await useFlowStore.getState().flushDraft();
			signInFor({ mode, target });
			return;
		}
		const problem = problemOf(useFlowStore.getState().settings);
		if (problem !== null) {
			const description = text.problems[problem.field][problem.problem];
			host.notify("error", problem.problem === "missing" ? text.incomplete : text.failed, { description });
			onIncomplete();
			return;
		}
		isRunning.current = true;
		setBusy(mode);
		try {
			useChosenTarget.getState().choose(target);
			const generated = target === chosen ? await currentCode(() => generate(target)) : await generate(target);
			if (generated !== null) await send(generated, mode, base);
		} finally {
			isRunning.current = false;
			setBusy(null);
		}
	}

	async function send(generated: GeneratedCode, mode: SaveMode, base: string | undefined): Promise<void> {
		const saving = await loadSaving().catch(() => null);
		if (saving === null) {
			host.notify("error", text.failed, { description: text.notLoaded });
			return;
		}
		const { scriptToSave, newerVersion, saveScript } = saving;
		const { origin } = useFlowStore.getState();
		const basedOn = origin && base !== undefined ? { ...origin, versionId: base } : origin;
		const script = scriptToSave(generated, mode, basedOn);
		if (!script.ok) {
			const megabytes = (script.error.bytes / 1_048_576).toFixed(2);
			host.notify("error", text.failed, { description: text.problems[script.error.code](megabytes) });
			return;
		}
		const saved = await saveScript(host.client, script.value);
		if (!saved.ok) {
			const newer = newerVersion(saved.error);
			const description = newer ? text.reasons.conflict(newer.semver) : saveReason(saved.error, text.reasons);
			const action = newer && { label: text.reasons.onTop(newer.semver), run: () => void save(mode, newer.versionId) };
			host.notify("error", text.failed, { description, ...(action ? { action, durationMs: 15_000 } : {}) });
			return;
		}
		const { title, tags, category, update } = script.value;
		const shown = generated.from.settings.category;
		await finish(saving, saved.value, mode, update !== undefined, {
			title,
			tags: [...tags],
			category: { hub: category, shown },
		});
	}

	async function finish(
		{ analyzeVersion }: Saving,
		saved: SavedScript,
		mode: SaveMode,
		isUpdate: boolean,
		texts: Pick<FlowOrigin, "title" | "tags" | "category">,
	): Promise<void> {
		const { markSaved, flushDraft } = useFlowStore.getState();
		const { id: scriptId, version_id: versionId, is_published: isPublished } = saved;
		markSaved({ scriptId, versionId, isPublished, ...texts });
		await flushDraft();
		if (saved.moderation_status === "pending") {
			host.notify("warning", text.saved.held, { description: text.saved.heldDetail });
		} else {
			host.notify("success", text.saved.done, mode === "draft" ? { description: text.saved.draft } : {});
		}
		host.track({ type: "save", category: "script", action: isUpdate ? "update" : "create", label: saved.id });
		void rate(saved, analyzeVersion);
		// Its page must not start with the cached earlier version.
		queries.removeQueries(scriptFilters.details);
		for (const filter of ratedFilters) void queries.invalidateQueries(filter);
		void navigate(PATHS[mode]);
	}

	async function rate({ version_id: versionId }: SavedScript, analyzeVersion: Saving["analyzeVersion"]): Promise<void> {
		const rated = await analyzeVersion(host.client, { versionId });
		// The script is saved; the hub rates it later by itself.
		if (!rated.ok) {
			host.notify("warning", text.saved.analysisFailed, { description: text.saved.analysisFailedDetail });
		}
		await Promise.all(ratedFilters.map((filter) => queries.invalidateQueries(filter)));
	}

	return { save, busy };
}

/** The code of the flow as it is now; generated anew when the flow has changed since, or after a reload. */
async function currentCode(generate: () => Promise<GeneratedCode | null>): Promise<GeneratedCode | null> {
	const state = useFlowStore.getState();
	const { generated } = state;
	return generated === null || isOutdated(generated, state) ? generate() : generated;
}
