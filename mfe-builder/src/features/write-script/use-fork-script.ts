import { ownScriptFilters } from "@scriptorium/hub-data/query-keys/own-script-query-keys";
import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { en } from "./messages/en.ts";

/** Copies the script as it is saved, and opens the copy. What is typed stays as the draft of the original. */
export function useForkScript(saved: ScriptDetails | null) {
	const host = useHost();
	const text = useMessages({ en }).fork;
	const navigate = useNavigate();
	const queries = useQueryClient();
	const isRunning = useRef(false);
	const [isBusy, setBusy] = useState(false);

	async function fork() {
		if (host.session.getSnapshot().status !== "signed-in") return host.notify("error", text.signInFirst);
		if (saved === null) return host.notify("error", text.unsaved);
		// A second press before React has drawn the busy button must not make a second copy.
		if (isRunning.current) return;
		isRunning.current = true;
		setBusy(true);
		const { id: originalId, title, short_description: description } = saved;
		const forked = await import("@scriptorium/hub-data/scripts/fork-script")
			.then(({ forkScript }) => forkScript(host.client, { originalId, title, description }))
			.catch(() => null);
		isRunning.current = false;
		setBusy(false);
		if (!forked?.ok) return host.notify("error", text.failed, { description: text.failedDetail });
		host.notify("success", text.forked);
		host.track({ type: "fork", category: "script", action: "create", label: originalId });
		// Not shown when it fails: the version stays in the hub's own queue.
		void import("@scriptorium/hub-data/security/analyze-version")
			.then(({ analyzeVersion }) => analyzeVersion(host.client, { versionId: forked.value.version_id }))
			.catch((error: unknown) => console.error("The copy could not be rated yet:", error));
		void queries.invalidateQueries(ownScriptFilters.lists);
		void navigate(`/create?edit=${forked.value.id}`);
	}

	return { fork: () => void fork(), isBusy };
}
