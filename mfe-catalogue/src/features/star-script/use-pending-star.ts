import { scriptFilters } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { starFilters } from "@scriptorium/hub-data/query-keys/star-and-follow-query-keys";
import { addStar } from "@scriptorium/hub-data/stars/add-star";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useHost } from "../../host/host-context.tsx";
import { en } from "./messages/en.ts";
import { PENDING_STAR, scriptOfPendingStar } from "./pending-star.ts";

/** Gives the star that a visitor asked for before signing in; the shell says when it is due. */
export function usePendingStar(): void {
	const host = useHost();
	const queries = useQueryClient();
	const text = useMessages({ en });
	useEffect(() => {
		async function give(userId: string, scriptId: string) {
			const result = await addStar(host.client, { userId, scriptId });
			host.notify(result.ok ? "success" : "error", result.ok ? text.added : text.failed);
			if (result.ok) host.track({ type: "star", category: "script", action: "add", label: scriptId });
			await Promise.all([queries.invalidateQueries(starFilters.all), queries.invalidateQueries(scriptFilters.all)]);
		}
		return host.onPendingAction(PENDING_STAR, (action) => {
			const userId = host.session.getSnapshot().user?.id;
			const scriptId = scriptOfPendingStar(action);
			if (userId && scriptId) void give(userId, scriptId);
		});
	}, [host, queries, text]);
}
