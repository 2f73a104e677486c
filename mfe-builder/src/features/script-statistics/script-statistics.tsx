import { ownScriptKeys } from "@scriptorium/hub-data/query-keys/own-script-query-keys";
import { readScriptHistory } from "@scriptorium/hub-data/scripts/read-script-history";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LaterFailure } from "../../later/later-failure.tsx";
import { LaterPlace } from "../../later/later-place.tsx";
import { en } from "./messages/en.ts";
import styles from "./script-statistics.module.css";

const ranges = ["30", "90", "365"] as const;
type Range = (typeof ranges)[number];

// The library that draws comes with the first chart.
const ScriptCharts = laterPart({
	load: async () => (await import("./script-charts.tsx")).ScriptCharts,
	placeholder: <LaterPlace height="14rem" />,
	Failure: LaterFailure,
});

/** The figures of one of the person's own scripts. */
export function ScriptStatistics({ scriptId }: { scriptId: string }) {
	const text = useMessages({ en });
	const { client } = useHost();
	const [range, setRange] = useState<Range>("30");
	const days = Number(range);
	const query = useQuery({
		queryKey: ownScriptKeys.history(scriptId, days),
		queryFn: ({ signal }) => unwrapForQuery(readScriptHistory(client, { scriptId, days }, signal)),
		staleTime: 0,
		placeholderData: keepPreviousData,
	});
	return (
		<div className={styles.statistics}>
			<Select
				className={styles.range ?? ""}
				label={text.range}
				value={range}
				options={ranges.map((value) => ({ value, label: text.ranges[value] }))}
				onValueChange={setRange}
			/>
			{query.data && <ScriptCharts days={query.data} />}
			{query.isPending && (
				<LoadingRegion text={text.loading} textVisible>
					<Skeleton shape="block" height="14rem" />
				</LoadingRegion>
			)}
			{query.isError && !query.data && (
				<ErrorState
					title={text.failed.title}
					detail={text.failed.detail}
					actions={
						<Button busy={query.isFetching} onClick={() => void query.refetch()}>
							{text.failed.retry}
						</Button>
					}
				/>
			)}
		</div>
	);
}
