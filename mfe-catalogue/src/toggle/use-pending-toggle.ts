import { useHost } from "@scriptorium/remote-kit/host";
import { usePendingAction } from "@scriptorium/remote-kit/pending-action";
import { callLater } from "@scriptorium/remote-kit/query-failure";
import { useQueryClient } from "@tanstack/react-query";
import type { Mark, Toggle, ToggleTexts } from "./use-toggle.ts";

/** Switches the toggle on that a visitor asked for before signing in. */
export function usePendingToggle(toggle: Toggle, texts: ToggleTexts): void {
	const host = useHost();
	const queries = useQueryClient();
	usePendingAction(toggle.pending, ({ [toggle.targetName]: targetId }, userId) => {
		// The author may be the one who has signed in: nobody follows themselves.
		if (targetId === undefined || targetId === userId) return;
		void add({ userId, targetId });
	});

	async function add(mark: Mark): Promise<void> {
		const result = await callLater(toggle.load, ({ add: save }) => save(host.client, mark));
		host.notify(result.ok ? "success" : "error", result.ok ? texts.added : texts.failed);
		if (result.ok) host.track({ ...toggle.event, action: "add", label: mark.targetId });
		await Promise.all(toggle.changes.map((filter) => queries.invalidateQueries(filter)));
	}
}
