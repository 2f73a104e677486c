import type { CodedError } from "@scriptorium/core-types/errors";
import type { DataErrorCode } from "@scriptorium/hub-data/data-error";
import { ratedFilters } from "@scriptorium/hub-data/query-keys/security-query-keys";
import { newerVersion } from "@scriptorium/hub-data/scripts/save-script";
import { analyzeVersion } from "@scriptorium/hub-data/security/analyze-version";
import { restoreVersion } from "@scriptorium/hub-data/versions/restore-version";
import { useHost } from "@scriptorium/remote-kit/host";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { en } from "./messages/en.ts";

export interface RestorableScript {
	readonly id: string;
	/** Its newest version, as the owner sees it. */
	readonly versionId: string;
	readonly semver: string;
}

/** Restores a version, requests the rating of the new one, and notifies the owner of the result. */
export function useRestoreVersion(script: RestorableScript) {
	const host = useHost();
	const text = useMessages({ en }).restore;
	const queries = useQueryClient();
	const [isBusy, setBusy] = useState(false);
	const readAgain = () => Promise.all(ratedFilters.map((filter) => queries.invalidateQueries(filter)));

	async function restore(version: { readonly id: string; readonly semver: string }): Promise<void> {
		setBusy(true);
		const restored = await restoreVersion(host.client, { versionId: version.id, baseVersionId: script.versionId });
		setBusy(false);
		if (restored.ok) {
			if (restored.value.moderation_status === "pending") {
				host.notify("warning", text.held, { description: text.heldDetail });
			} else {
				host.notify("success", text.done(version.semver, restored.value.semver));
			}
			host.track({ type: "restore", category: "script", action: "restore", label: script.id });
			// It is in the queue already; this only makes its rating come sooner.
			void analyzeVersion(host.client, { versionId: restored.value.version_id }).then(readAgain);
		} else {
			host.notify("error", text.failed, { description: reason(restored.error, text.why) });
		}
		await readAgain();
	}

	return { restore, isBusy };
}

type Reasons = Readonly<Record<"CONFLICT" | "FORBIDDEN" | "UNAUTHENTICATED" | "RATE_LIMITED" | "other", string>>;

function reason(error: CodedError<DataErrorCode>, reasons: Reasons): string {
	const { code, message } = error;
	switch (code) {
		case "INVALID":
			return message;
		case "CONFLICT":
			// The messages of other conflicts, such as an account limit, name the next step.
			return newerVersion(error) ? reasons.CONFLICT : message;
		case "FORBIDDEN":
		case "UNAUTHENTICATED":
		case "RATE_LIMITED":
			return reasons[code];
		default:
			return reasons.other;
	}
}
