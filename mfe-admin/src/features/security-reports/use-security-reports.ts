import { securityOverviewFilters, securityOverviewKeys } from "@scriptorium/hub-data/query-keys/operations-query-keys";
import { cancelRescan } from "@scriptorium/hub-data/security/cancel-rescan";
import { readRescanProgress } from "@scriptorium/hub-data/security/read-rescan-progress";
import { startRescan } from "@scriptorium/hub-data/security/start-rescan";
import { listRatingChanges } from "@scriptorium/hub-data/security-reports/list-rating-changes";
import { listRuleFigures } from "@scriptorium/hub-data/security-reports/list-rule-figures";
import { readSecurityOverview } from "@scriptorium/hub-data/security-reports/security-overview";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { en } from "./messages/en.ts";

const SHOWN_CHANGES = 100;
const POLL_MS = 1000;

export function useSecurityOverview() {
	const { client } = useHost();
	return useQuery({
		queryKey: securityOverviewKeys.overview(),
		queryFn: ({ signal }) => unwrapForQuery(readSecurityOverview(client, signal)),
	});
}

export function useRatingChanges() {
	const { client } = useHost();
	return useQuery({
		queryKey: securityOverviewKeys.changes(),
		queryFn: ({ signal }) => unwrapForQuery(listRatingChanges(client, { limit: SHOWN_CHANGES }, signal)),
	});
}

/** Findings and reports of wrong ratings by rule. */
export function useRuleFigures() {
	const { client } = useHost();
	return useQuery({
		queryKey: securityOverviewKeys.rules(),
		queryFn: ({ signal }) => unwrapForQuery(listRuleFigures(client, signal)),
	});
}

/** The newest re-scan, asked for every second while it runs, and what starts and cancels one. */
export function useRescan() {
	const host = useHost();
	const queries = useQueryClient();
	const text = useMessages({ en }).scan;
	const [isBusy, setBusy] = useState(false);
	/** Id of a batch that this page has started or seen running; its end is announced once. */
	const watched = useRef<string | null>(null);
	const progress = useQuery({
		queryKey: securityOverviewKeys.progress(),
		staleTime: 0,
		queryFn: ({ signal }) => unwrapForQuery(readRescanProgress(host.client, {}, signal)),
		refetchInterval: ({ state }) => (state.data && state.data.finished_at === null ? POLL_MS : false),
	});
	const { data } = progress;
	useEffect(() => {
		if (!data) return;
		if (data.finished_at === null) watched.current = data.batch;
		else if (watched.current === data.batch) {
			watched.current = null;
			host.notify(data.cancelled > 0 ? "info" : "success", data.cancelled > 0 ? text.stopped : text.done);
			void queries.invalidateQueries(securityOverviewFilters.all);
		}
	}, [data, host, queries, text]);

	return {
		progress,
		isBusy,
		async start(everything: boolean): Promise<void> {
			setBusy(true);
			const started = await startRescan(host.client, { everything });
			setBusy(false);
			if (!started.ok) host.notify("error", text.error, { description: started.error.message });
			else if (started.value.total === 0) host.notify("info", text.nothing);
			else watched.current = started.value.batch;
			await queries.invalidateQueries(securityOverviewFilters.progress);
		},
		async cancel(batch: string): Promise<void> {
			const cancelled = await cancelRescan(host.client, { batch });
			if (!cancelled.ok) host.notify("error", text.error, { description: cancelled.error.message });
			await queries.invalidateQueries(securityOverviewFilters.progress);
		},
	};
}
