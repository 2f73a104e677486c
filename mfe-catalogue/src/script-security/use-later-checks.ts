import { ratedFilters, securityKeys } from "@scriptorium/hub-data/query-keys/security-query-keys";
import type { LaterChecks } from "@scriptorium/hub-data/security/read-later-checks";
import { useHost } from "@scriptorium/remote-kit/host";
import { askLater } from "@scriptorium/remote-kit/query-failure";
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { pollDelay } from "./poll-delay.ts";

/** The checks of a version that go on after its first report; looks again by itself, less and less often, while one is under way. */
export function useLaterChecks(versionId: string | null) {
	const { client } = useHost();
	return useQuery({
		queryKey: securityKeys.laterChecks(versionId),
		queryFn:
			versionId === null
				? skipToken
				: ({ signal }) =>
						askLater(
							() => import("@scriptorium/hub-data/security/read-later-checks"),
							({ readLaterChecks }) => readLaterChecks(client, { versionId }, signal),
						),
		refetchInterval: ({ state }) => (isUnderWay(state.data) ? pollDelay(state.dataUpdateCount) : false),
	});
}

/**
 * Reads the rating of a version again, wherever it is shown, when one of its later checks has ended while its page is open.
 * @returns whether one is under way, so that what the server has rendered may change
 */
export function useRereadWhenChecked(versionId: string | null): boolean {
	const checks = useLaterChecks(versionId).data;
	const queries = useQueryClient();
	const before = useRef(checks);
	useEffect(() => {
		const { current: earlier } = before;
		const hasEnded =
			(earlier?.fullCheck === "under_way" && checks?.fullCheck === "done") ||
			(earlier?.testRun === "under_way" && checks?.testRun === "evidence");
		if (hasEnded) for (const filter of ratedFilters) void queries.invalidateQueries(filter);
		before.current = checks;
	}, [checks, queries]);
	return isUnderWay(checks);
}

function isUnderWay(checks: LaterChecks | null | undefined): boolean {
	return checks?.fullCheck === "under_way" || checks?.testRun === "under_way";
}
