import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { plural, useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { useEffect, useRef, useState } from "react";
import styles from "./audit.module.css";
import type { AuditReport } from "./audit-document.ts";
import { catalog } from "./messages/catalog.ts";
import { PageMeasuresPart } from "./page-measures-part.tsx";
import { RuleList } from "./rule-list.tsx";
import { type ShownElement, type ShowOnPage, showElement } from "./show-element.ts";
import { usePageAudit } from "./use-page-audit.ts";

export interface AuditResultsProps {
	/** Number of the audit: a new one starts another. */
	readonly run: number;
	readonly onAgain: () => void;
	/** An element was scrolled to: what lies over it may give way. */
	readonly onShown?: (element: Element) => void;
}

/** Audits the page that is shown, and lists what was found. */
export function AuditResults({ run, onAgain, onShown }: AuditResultsProps) {
	const text = useMessages(catalog);
	const audit = usePageAudit(run);
	const [said, setSaid] = useState("");
	const shown = useRef<ShownElement | null>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the ring belongs to the results of one audit.
	useEffect(() => {
		setSaid("");
		return () => shown.current?.hide();
	}, [run]);

	const show: ShowOnPage = (element, name, from) => {
		shown.current?.hide();
		const onReturn = () => {
			setSaid("");
			from.focus();
		};
		shown.current = element && showElement(element, { ringClass: styles.ring ?? "", onReturn });
		setSaid(shown.current ? text.shown(name) : text.gone);
		if (shown.current && element) onShown?.(element);
	};

	if (audit.state === "running") {
		return (
			<LoadingRegion text={text.running} textVisible>
				<Skeleton shape="block" height="12rem" />
			</LoadingRegion>
		);
	}
	if (audit.state === "failed") {
		return (
			<ErrorState
				title={text.failed}
				detail={text.failedDetail}
				actions={<Button onClick={onAgain}>{text.again}</Button>}
			/>
		);
	}
	return (
		<div className={styles.results}>
			<p role="status" className={said === "" ? styles.unsaid : styles.said}>
				{said}
			</p>
			{audit.isStale && <p className={styles.stale}>{text.moved}</p>}
			<Summary report={audit.report} />
			<div>
				<Button onClick={onAgain}>{text.again}</Button>
			</div>
			{audit.report.failed.length > 0 && (
				<section className={styles.part}>
					<h3 className={styles.heading}>{text.issuesHeading}</h3>
					<RuleList rules={audit.report.failed} onShow={show} reasonsHeading={text.whatToDo} />
				</section>
			)}
			{audit.report.undecided.length > 0 && (
				<section className={styles.part}>
					<h3 className={styles.heading}>{text.undecidedHeading}</h3>
					<p className={styles.soft}>{text.undecidedDetail}</p>
					<RuleList rules={audit.report.undecided} onShow={show} reasonsHeading={text.whyOpen} />
				</section>
			)}
			<PageMeasuresPart measures={audit.measures} onShow={show} />
		</div>
	);
}

function Summary({ report: { score, critical, issues, passed } }: { report: AuditReport }) {
	const text = useMessages(catalog);
	const { formattingLocale } = useLocale();
	const forms = (count: number, of: typeof text.issues) => plural(formattingLocale, count, of);
	return (
		<div className={styles.summary}>
			<p className={styles.score}>
				<span aria-hidden="true">
					<strong>{score}</strong> / 100
				</span>
				<VisuallyHidden>{text.score(String(score))}</VisuallyHidden>
			</p>
			<div className={styles.words}>
				{issues === 0 ? (
					<>
						<p className={styles.strong}>{text.none}</p>
						<p>{text.noneDetail}</p>
					</>
				) : (
					<p className={styles.strong}>{text.counts(forms(issues, text.issues), forms(critical, text.critical))}</p>
				)}
				<p className={styles.soft}>
					{forms(passed, text.passed)} {text.scoreRule}
				</p>
			</div>
		</div>
	);
}
