import type { ReportEntry } from "@scriptorium/hub-data/moderation/report-entry";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Button } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import type { Ref } from "react";
import { en } from "./messages/en.ts";
import styles from "./report-list.module.css";
import type { TriageTab } from "./triage-address.ts";
import type { useReports } from "./use-reports.ts";

export interface ReportListProps {
	ref: Ref<HTMLUListElement>;
	list: TriageTab;
	reports: ReturnType<typeof useReports>;
	/** Id of the report that is shown. */
	current: string | null;
	selected: ReadonlySet<string>;
	onOpen: (id: string) => void;
	onToggle: (id: string) => void;
}

/** The reports of one list, newest first. */
export function ReportList({ ref, list, reports, current, selected, onOpen, onToggle }: ReportListProps) {
	const text = useMessages({ en });
	if (reports.isPending) {
		return (
			<LoadingRegion text={text.loading}>
				<Skeleton shape="block" height="24rem" />
			</LoadingRegion>
		);
	}
	if (reports.isError) {
		return (
			<ErrorState
				title={text.failed}
				detail={text.failedDetail}
				actions={
					<Button busy={reports.isFetching} onClick={() => void reports.refetch()}>
						{text.retry}
					</Button>
				}
			/>
		);
	}
	const entries = reports.data.pages.flat();
	if (entries.length === 0) return <EmptyState title={text.empty[list]}>{text.emptyText}</EmptyState>;
	return (
		<>
			<ul ref={ref} className={styles.list} aria-label={text.list} tabIndex={-1}>
				{entries.map((report) => (
					<ReportRow
						key={report.id}
						report={report}
						isCurrent={report.id === current}
						isSelected={selected.has(report.id)}
						onOpen={onOpen}
						onToggle={onToggle}
					/>
				))}
			</ul>
			{reports.hasNextPage && (
				<Button busy={reports.isFetchingNextPage} onClick={() => void reports.fetchNextPage()}>
					{text.more}
				</Button>
			)}
		</>
	);
}

interface ReportRowProps {
	report: ReportEntry;
	isCurrent: boolean;
	isSelected: boolean;
	onOpen: (id: string) => void;
	onToggle: (id: string) => void;
}

function ReportRow({ report, isCurrent, isSelected, onOpen, onToggle }: ReportRowProps) {
	const text = useMessages({ en });
	const title = report.title ?? text.deletedScript;
	const isDecidable = report.may_decide && (report.status === "pending" || report.status === "reviewing");
	return (
		<li className={styles.row} data-current={isCurrent || undefined}>
			<label className={styles.check}>
				<input
					type="checkbox"
					aria-label={text.select(title)}
					checked={isSelected}
					disabled={!isDecidable}
					onChange={() => onToggle(report.id)}
				/>
			</label>
			<button
				type="button"
				className={styles.open}
				data-report={report.id}
				aria-current={isCurrent ? "true" : undefined}
				onClick={() => onOpen(report.id)}
			>
				<span dir="auto" className={styles.title}>
					{title}
				</span>
				<span className={styles.facts}>
					<Badge tone={report.reason === "malicious" ? "danger" : "neutral"}>{text.reasons[report.reason]}</Badge>
					<Badge>{text.status[report.status]}</Badge>
					{(report.review_id !== null || report.review_deleted) && <Badge>{text.aboutReview}</Badge>}
				</span>
				<span className={styles.time}>
					<RelativeTime iso={report.created_at} />
				</span>
			</button>
		</li>
	);
}
