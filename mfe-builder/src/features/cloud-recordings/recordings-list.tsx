import type { RecordingsWanted } from "@scriptorium/hub-data/query-keys/recording-query-keys";
import type { RecordingEntry } from "@scriptorium/hub-data/recordings/recording";
import { Button } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import type { RowPlace } from "@scriptorium/ui-kit/virtual-list/row-place";
import { VirtualList } from "@scriptorium/ui-kit/virtual-list/virtual-list";
import type { ReactNode } from "react";
import styles from "./cloud-recordings.module.css";
import { en } from "./messages/en.ts";
import { useRecordings } from "./use-recordings.ts";

/** Pixels of a row without tags. */
const ROW_HEIGHT = 80;

export interface RecordingsListProps {
	/** Null while it is not known for whom. */
	readonly wanted: RecordingsWanted | null;
	/** Returns the row of an entry. */
	readonly children: (entry: RecordingEntry, place: RowPlace) => ReactNode;
}

export function RecordingsList({ wanted, children }: RecordingsListProps) {
	const text = useMessages({ en });
	const query = useRecordings(wanted);
	if (query.isPending) {
		return (
			<LoadingRegion text={text.loading}>
				<Skeleton shape="block" height="4.5rem" />
				<Skeleton shape="block" height="4.5rem" />
			</LoadingRegion>
		);
	}
	if (query.isError) {
		return (
			<ErrorState
				title={text.error.title}
				detail={text.error.text}
				actions={<Button onClick={() => void query.refetch()}>{text.error.retry}</Button>}
			/>
		);
	}
	const entries = query.data.pages.flat();
	if (entries.length === 0) return <Nothing wanted={wanted} />;
	return (
		<>
			<VirtualList
				items={entries}
				keyOf={({ id }) => id}
				rowHeight={ROW_HEIGHT}
				label={text.list}
				className={styles.list}
			>
				{children}
			</VirtualList>
			{query.hasNextPage && (
				<Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
					{text.more}
				</Button>
			)}
		</>
	);
}

function Nothing({ wanted }: Pick<RecordingsListProps, "wanted">) {
	const text = useMessages({ en });
	if (wanted?.whose === "public") return <p className={styles.nothing}>{text.nothingPublic}</p>;
	if (wanted !== null && wanted.term !== "") return <p className={styles.nothing}>{text.nothingFound(wanted.term)}</p>;
	return <EmptyState title={text.empty.title}>{text.empty.text}</EmptyState>;
}
