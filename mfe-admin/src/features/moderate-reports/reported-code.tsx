import type { ReportedScript } from "@scriptorium/hub-data/moderation/report-entry";
import { Button } from "@scriptorium/ui-kit/button";
import { CodeBlock } from "@scriptorium/ui-kit/code-block";
import { CodeComparison } from "@scriptorium/ui-kit/code-diff/code-comparison";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useState } from "react";
import { en } from "./messages/en.ts";
import styles from "./report-pane.module.css";
import { useReportedCode } from "./use-reports.ts";

export interface ReportedCodeProps {
	reportId: string;
	/** Newest first. */
	versions: ReportedScript["versions"];
}

/** The code of a version; first the newest, compared with the one before it. */
export function ReportedCode({ reportId, versions }: ReportedCodeProps) {
	const messages = useMessages({ en });
	const text = messages.code;
	const [shownId, setShown] = useState(versions[0]?.id ?? null);
	const [olderId, setOlder] = useState(versions[1]?.id ?? null);
	const shown = useReportedCode(reportId, shownId);
	const older = useReportedCode(reportId, olderId);
	const semverOf = (id: string | null) => versions.find((version) => version.id === id)?.semver ?? "";
	const options = versions.map(({ id, semver }) => ({ value: id, label: semver }));
	const isPending = shown.isPending || (olderId !== null && older.isPending);
	return (
		<section className={styles.section} aria-labelledby="reported-code">
			<h3 id="reported-code" className={styles.heading}>
				{text.heading}
			</h3>
			<div className={styles.selects}>
				<Select label={text.version} value={shownId ?? ""} options={options} onValueChange={setShown} />
				<Select
					label={text.compare}
					value={olderId ?? ""}
					options={[{ value: "", label: text.nothing }, ...options.filter(({ value }) => value !== shownId)]}
					onValueChange={(value) => setOlder(value === "" ? null : value)}
				/>
			</div>
			{isPending ? (
				<LoadingRegion text={text.loading}>
					<Skeleton shape="block" height="16rem" />
				</LoadingRegion>
			) : shown.data == null || (olderId !== null && older.data == null) ? (
				<ErrorState
					title={text.failed}
					actions={
						<Button
							onClick={() => {
								void shown.refetch();
								void older.refetch();
							}}
						>
							{messages.retry}
						</Button>
					}
				/>
			) : olderId === null || older.data == null || olderId === shownId ? (
				<CodeBlock code={shown.data} label={text.label(semverOf(shownId))} wrap className={styles.code ?? ""} />
			) : (
				<CodeComparison
					older={semverOf(olderId)}
					newer={semverOf(shownId)}
					codes={{ older: older.data, newer: shown.data }}
				/>
			)}
		</section>
	);
}
