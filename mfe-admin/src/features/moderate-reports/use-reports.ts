import { countReports, listReports } from "@scriptorium/hub-data/moderation/list-reports";
import { readReportedCode, readReportedScript } from "@scriptorium/hub-data/moderation/read-reported-script";
import type { ReportEntry } from "@scriptorium/hub-data/moderation/report-entry";
import { moderationKeys, type ReportPageParam } from "@scriptorium/hub-data/query-keys/moderation-query-keys";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { TriageAddress } from "./triage-address.ts";

const PAGE_SIZE = 50;
/** A function, so that its type is that of any page and not `null`. */
const firstPage = (): ReportPageParam => null;

/** The reports of a list, page by page. */
export function useReports({ list, reason }: Pick<TriageAddress, "list" | "reason">) {
	const { client } = useHost();
	return useInfiniteQuery({
		queryKey: moderationKeys.list(list, reason),
		initialPageParam: firstPage(),
		queryFn: ({ pageParam, signal }) =>
			unwrapForQuery(listReports(client, { tab: list, reason, after: pageParam, limit: PAGE_SIZE }, signal)),
		getNextPageParam: (last) => (last.length < PAGE_SIZE ? undefined : (last.at(-1) ?? undefined)),
	});
}

/** How many reports each list has. */
export function useReportCounts() {
	const { client } = useHost();
	return useQuery({
		queryKey: moderationKeys.counts(),
		queryFn: ({ signal }) => unwrapForQuery(countReports(client, signal)),
	});
}

/** The script that a report is about. */
export function useReportedScript(reportId: string | null) {
	const { client } = useHost();
	return useQuery({
		queryKey: moderationKeys.script(reportId ?? ""),
		enabled: reportId !== null,
		queryFn: ({ signal }) =>
			reportId === null ? null : unwrapForQuery(readReportedScript(client, { reportId }, signal)),
	});
}

/** The code of a version of a reported script; versions never change. */
export function useReportedCode(reportId: string, versionId: string | null) {
	const { client } = useHost();
	return useQuery({
		queryKey: moderationKeys.code(reportId, versionId ?? ""),
		enabled: versionId !== null,
		staleTime: Number.POSITIVE_INFINITY,
		queryFn: ({ signal }) =>
			versionId === null ? null : unwrapForQuery(readReportedCode(client, { reportId, versionId }, signal)),
	});
}

/**
 * Whether all that a report shows has been loaded, or could not be: its script, the code of the two newest versions, and that of the
 * rating that is reported as wrong. Until then what is below it moves.
 */
export function useIsReportShown(report: ReportEntry | null): boolean {
	const reportId = report?.id ?? null;
	const script = useReportedScript(reportId);
	const [newest, older] = script.data?.versions ?? [];
	const newestCode = useReportedCode(reportId ?? "", newest?.id ?? null);
	const olderCode = useReportedCode(reportId ?? "", older?.id ?? null);
	const ratedCode = useReportedCode(reportId ?? "", report?.rating?.version_id ?? null);
	return !script.isLoading && !newestCode.isLoading && !olderCode.isLoading && !ratedCode.isLoading;
}
