import { listRatedScripts } from "@scriptorium/hub-data/security-reports/list-rated-scripts";
import { listRatingChanges } from "@scriptorium/hub-data/security-reports/list-rating-changes";
import type { SecurityOverview } from "@scriptorium/hub-data/security-reports/security-overview";
import { useHost } from "@scriptorium/remote-kit/host";
import { Button } from "@scriptorium/ui-kit/button";
import { CompactNumber } from "@scriptorium/ui-kit/compact-number";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useState } from "react";
import { ChangedRatings } from "./changed-ratings.tsx";
import { csvReport, download, jsonReport, type ReportContent, type ReportFile } from "./export-report.ts";
import { en } from "./messages/en.ts";
import { RescanSection } from "./rescan-section.tsx";
import { RuleFigures } from "./rule-figures.tsx";
import styles from "./security-reports.module.css";
import { TrendChart } from "./trend-chart.tsx";
import { useRatingChanges, useSecurityOverview } from "./use-security-reports.ts";

const levels = ["green", "amber", "red", "unrated"] as const;
const EXPORTED_CHANGES = 1000;

/** Security Reports: how scripts are rated now and by month, re-scans, changed ratings and the export. */
export function SecurityReports() {
	const text = useMessages({ en });
	const overview = useSecurityOverview();
	const changes = useRatingChanges();
	if (overview.isError || changes.isError) {
		const failed = overview.isError ? overview : changes;
		return (
			<ErrorState
				title={text.failed}
				actions={
					<Button busy={failed.isFetching} onClick={() => void failed.refetch()}>
						{text.retry}
					</Button>
				}
			/>
		);
	}
	if (overview.isPending || changes.isPending) {
		return (
			<LoadingRegion text={text.loading}>
				<Skeleton shape="block" height="24rem" />
			</LoadingRegion>
		);
	}
	return (
		<div className={styles.sections}>
			<section className={styles.section} aria-labelledby="levels">
				<h2 id="levels" className={styles.heading}>
					{text.levels}
				</h2>
				<dl className={styles.levels}>
					{levels.map((level) => (
						<div key={level} className={styles.level} data-level={level}>
							<dt>
								<RiskBadge level={level} label={text.risk[level]} />
							</dt>
							<dd>
								<CompactNumber value={overview.data.levels[level]} />
							</dd>
						</div>
					))}
				</dl>
				{overview.data.rules_version !== null && (
					<p className={styles.hint}>{text.rules(overview.data.rules_version)}</p>
				)}
			</section>
			<TrendChart months={overview.data.months} />
			<RescanSection />
			<ChangedRatings changes={changes.data} />
			<RuleFigures />
			<ExportSection overview={overview.data} />
		</div>
	);
}

function ExportSection({ overview }: { overview: SecurityOverview }) {
	const messages = useMessages({ en });
	const text = messages.export;
	const host = useHost();
	const [isBusy, setBusy] = useState(false);

	async function save(write: (content: ReportContent) => ReportFile): Promise<void> {
		setBusy(true);
		const [scripts, changes] = await Promise.all([
			listRatedScripts(host.client),
			listRatingChanges(host.client, { limit: EXPORTED_CHANGES }),
		]);
		setBusy(false);
		if (!scripts.ok || !changes.ok) {
			host.notify("error", text.failed);
			return;
		}
		download(write({ now: Date.now(), overview, changes: changes.value, scripts: scripts.value }), document);
		host.notify("success", text.done);
	}

	return (
		<section className={styles.section} aria-labelledby="export">
			<h2 id="export" className={styles.heading}>
				{text.heading}
			</h2>
			<p>{text.about}</p>
			<div className={styles.buttons}>
				<Button busy={isBusy} onClick={() => void save(jsonReport)}>
					{text.json}
				</Button>
				<Button busy={isBusy} onClick={() => void save(csvReport)}>
					{text.csv}
				</Button>
			</div>
		</section>
	);
}
