import { readAdminOverview } from "@scriptorium/hub-data/featured/admin-overview";
import { overviewKeys } from "@scriptorium/hub-data/query-keys/operations-query-keys";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { Button } from "@scriptorium/ui-kit/button";
import { CompactNumber } from "@scriptorium/ui-kit/compact-number";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useQuery } from "@tanstack/react-query";
import { en } from "./messages/en.ts";
import styles from "./overview-cards.module.css";

const names = ["bookmarklets", "featured", "high_risk", "installs"] as const;

/** The four stat cards (spec 02 § 2); each figure is a count of the database. */
export function OverviewCards() {
	const text = useMessages({ en });
	const { client } = useHost();
	const overview = useQuery({
		queryKey: overviewKeys.cards(),
		queryFn: ({ signal }) => unwrapForQuery(readAdminOverview(client, signal)),
	});
	if (overview.isPending) {
		return (
			<LoadingRegion text={text.loading}>
				<Skeleton shape="block" height="7rem" />
			</LoadingRegion>
		);
	}
	if (overview.isError) {
		return (
			<ErrorState
				title={text.failed}
				actions={
					<Button busy={overview.isFetching} onClick={() => void overview.refetch()}>
						{text.retry}
					</Button>
				}
			/>
		);
	}
	return (
		<dl className={styles.cards} aria-label={text.label}>
			{names.map((name) => (
				<div key={name} className={styles.card} data-card={name}>
					<dt>{text.cards[name].title}</dt>
					<dd>
						<CompactNumber value={overview.data[name]} />
						<span className={styles.hint}>{text.cards[name].hint}</span>
					</dd>
				</div>
			))}
		</dl>
	);
}
