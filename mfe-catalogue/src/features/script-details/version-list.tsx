import { listVersionRatings, type RatedVersion } from "@scriptorium/hub-data/security/list-version-ratings";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useHost } from "../../host/host-context.tsx";
import { unwrapForQuery } from "../../host/query-failure.ts";
import { en } from "./messages/en.ts";
import styles from "./version-list.module.css";

export function VersionList({ scriptId, currentId }: { scriptId: string; currentId: string }) {
	const text = useMessages({ en }).version;
	const { client } = useHost();
	const { data, isPending, isFetching, refetch } = useQuery({
		queryKey: ["version-ratings", scriptId, currentId],
		queryFn: ({ signal }) => unwrapForQuery(listVersionRatings(client, { scriptId }, signal)),
		// A rating may arrive at any time; the dialog is opened to see what is so now.
		staleTime: 0,
	});
	if (isPending) {
		return (
			<LoadingRegion text={text.loading}>
				<Skeleton lines={4} />
			</LoadingRegion>
		);
	}
	if (data === undefined) {
		return (
			<ErrorState
				title={text.failed}
				actions={
					<Button busy={isFetching} onClick={() => void refetch()}>
						{text.retry}
					</Button>
				}
			/>
		);
	}
	return (
		<ol className={styles.list}>
			{data.map((version) => (
				<VersionItem key={version.id} version={version} isCurrent={version.id === currentId} />
			))}
		</ol>
	);
}

function VersionItem({ version, isCurrent }: { version: RatedVersion; isCurrent: boolean }) {
	const text = useMessages({ en }).version;
	const { rating, semver, published_at: at, change_note: note } = version;
	const level = rating.state === "rated" ? rating.risk_level : "unrated";
	return (
		<li className={styles.version}>
			<p className={styles.line}>
				<strong className={styles.semver}>{semver}</strong>
				{isCurrent && <Badge>{text.newest}</Badge>}
				<RiskBadge
					level={level}
					label={text.risk[level]}
					{...(rating.state === "analysing" ? { pendingLabel: text.analysing } : {})}
				/>
				{rating.state === "rated" && level !== "unrated" && (
					<span className={styles.score}>{text.score(rating.score)}</span>
				)}
				<span className={styles.date}>
					<RelativeTime iso={at} />
				</span>
			</p>
			{note && <p className={styles.note}>{note}</p>}
		</li>
	);
}
