import type { CodedError } from "@scriptorium/core-types/errors";
import type { DataErrorCode } from "@scriptorium/hub-data/data-error";
import { ownScriptFilters } from "@scriptorium/hub-data/query-keys/own-script-query-keys";
import { scriptFilters } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { type ForkedScript, forkScript } from "@scriptorium/hub-data/scripts/fork-script";
import { analyzeVersion } from "@scriptorium/hub-data/security/analyze-version";
import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { editPath } from "../../script-links/script-addresses.ts";
import { forgetForkDraft } from "./fork-draft.ts";
import type { ForkFormValues } from "./fork-form.ts";
import { en } from "./messages/en.ts";

/** Spec 01 § 9: how long the success of a fork stays. */
const FORKED_NOTICE_MS = 5000;

/** Makes the copy, has it rated, and goes to its edit page. */
export function useForkScript(scriptId: string, onSignInNeeded: () => void) {
	const host = useHost();
	const text = useMessages({ en });
	const navigate = useNavigate();
	const queries = useQueryClient();
	const isRunning = useRef(false);
	const [isBusy, setBusy] = useState(false);
	/** Why the last attempt failed; null before one and while one is under way. */
	const [failure, setFailure] = useState<string | null>(null);

	const reasonOf = ({ code, message }: CodedError<DataErrorCode>) => {
		if (code === "OFFLINE") return text.offline;
		return code === "UNAVAILABLE" || code === "UNEXPECTED_ANSWER" ? text.unavailable : message;
	};

	async function rate({ version_id: versionId }: ForkedScript) {
		// Not shown when it fails: the version stays in the hub's own queue, and its page says 'Analyzing…'.
		await analyzeVersion(host.client, { versionId });
		await Promise.all([
			queries.invalidateQueries(scriptFilters.all),
			queries.invalidateQueries(ownScriptFilters.lists),
		]);
	}

	async function fork(values: ForkFormValues) {
		// A second press before React has drawn the busy button must not make a second copy.
		if (isRunning.current) return;
		isRunning.current = true;
		setBusy(true);
		setFailure(null);
		const { title, description, improvements } = values;
		const forked = await forkScript(host.client, { originalId: scriptId, title, description, improvements });
		isRunning.current = false;
		setBusy(false);
		if (!forked.ok) {
			if (forked.error.code === "UNAUTHENTICATED") return onSignInNeeded();
			const reason = reasonOf(forked.error);
			host.notify("error", text.failed, { description: reason });
			setFailure(reason);
			return;
		}
		forgetForkDraft(scriptId);
		host.notify("success", text.forked, { description: text.customize, durationMs: FORKED_NOTICE_MS });
		host.track({ type: "fork", category: "script", action: "create", label: scriptId });
		void rate(forked.value);
		void navigate(editPath(forked.value.id));
	}

	return { fork, isBusy, failure };
}
