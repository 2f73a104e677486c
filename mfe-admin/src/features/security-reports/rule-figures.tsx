import type { RuleFigure } from "@scriptorium/hub-data/security-reports/list-rule-figures";
import { Button } from "@scriptorium/ui-kit/button";
import { wordsOfType } from "@scriptorium/ui-kit/code-findings/words-of-type";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { FigureTable } from "@scriptorium/ui-kit/figure-table";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useState } from "react";
import { Link } from "react-router-dom";
import { en } from "./messages/en.ts";
import styles from "./security-reports.module.css";
import { useRuleFigures } from "./use-security-reports.ts";

/** How often each rule has findings, is reported as wrong and was found at fault, under one version of the rules. */
export function RuleFigures() {
	const messages = useMessages({ en });
	const text = messages.rulesFigures;
	const figures = useRuleFigures();
	return (
		<section className={styles.section} aria-labelledby="rule-figures">
			<h2 id="rule-figures" className={styles.heading}>
				{text.heading}
			</h2>
			<p className={styles.hint}>{text.about}</p>
			{figures.isPending ? (
				<LoadingRegion text={text.loading}>
					<Skeleton shape="block" height="12rem" />
				</LoadingRegion>
			) : figures.isError ? (
				<ErrorState
					title={text.failed}
					actions={
						<Button busy={figures.isFetching} onClick={() => void figures.refetch()}>
							{messages.retry}
						</Button>
					}
				/>
			) : figures.data.length === 0 ? (
				<p className={styles.hint}>{text.empty}</p>
			) : (
				<FiguresOfVersion figures={figures.data} />
			)}
		</section>
	);
}

function FiguresOfVersion({ figures }: { figures: readonly RuleFigure[] }) {
	const text = useMessages({ en }).rulesFigures;
	const { formattingLocale } = useLocale();
	const versions = [...new Map(figures.map((row) => [row.rules_version, row])).values()];
	const [chosen, setChosen] = useState<string | null>(null);
	const shown =
		versions.find((row) => row.rules_version === chosen) ?? versions.find((row) => row.is_current) ?? versions[0];
	if (!shown) return null;
	const rows = figures.filter((row) => row.rules_version === shown.rules_version);
	const numbers = new Intl.NumberFormat(formattingLocale);
	const shares = new Intl.NumberFormat(formattingLocale, { style: "percent", maximumFractionDigits: 1 });
	return (
		<>
			<Select
				label={text.version}
				className={styles.rules ?? ""}
				value={shown.rules_version}
				options={versions.map(({ rules_version, is_current }) => ({
					value: rules_version,
					label: is_current ? text.current(rules_version) : rules_version,
				}))}
				onValueChange={setChosen}
			/>
			<p className={styles.hint}>{text.rated(shown.rated_scripts)}</p>
			<FigureTable
				compact
				label={text.label(shown.rules_version)}
				columns={text.columns}
				rows={rows.map((row) => ({
					key: row.rule ?? "missed",
					cells: [
						row.rule === null ? text.missed : wordsOfType(row.rule),
						row.rule === null ? text.none : numbers.format(row.scripts),
						row.rule === null || row.rated_scripts === 0 ? text.none : shares.format(row.scripts / row.rated_scripts),
						numbers.format(row.reports),
						numbers.format(row.confirmed),
						numbers.format(row.at_fault),
					],
				}))}
			/>
			<p>
				<Link to="/admin?tab=moderation&list=all&reason=rating">{text.open}</Link>
			</p>
		</>
	);
}
