import { Button } from "@scriptorium/ui-kit/button";
import { Kbd } from "@scriptorium/ui-kit/kbd";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useState } from "react";
import { Link } from "../../../navigation/link.tsx";
import { FailurePanel } from "../../../remotes/failure-panel.tsx";
import type { AuditResultsProps } from "../audit/audit-results.tsx";
import { catalog } from "../messages/catalog.ts";
import styles from "../showcase.module.css";

const AuditResults = laterPart<AuditResultsProps>({
	load: async () => (await import("../audit/audit-results.tsx")).AuditResults,
	placeholder: <Skeleton shape="block" height="12rem" />,
	Failure: (props) => <FailurePanel {...props} headingLevel={3} />,
});

/** The audit of this page, and what is tested how. */
export function TestingTab() {
	const { testing: text, help } = useMessages(catalog);
	const [run, setRun] = useState(0);
	const start = () => setRun(run + 1);
	return (
		<div className={styles.part}>
			<section className={styles.section}>
				<h2>{text.heading}</h2>
				<p>{text.lead}</p>
				{run === 0 ? (
					<Button variant="primary" onClick={start}>
						{text.start}
					</Button>
				) : (
					<div className={styles.wide} data-accessibility-audit="results">
						<AuditResults run={run} onAgain={start} />
					</div>
				)}
				<p>
					{text.anywhere} <Kbd>{help.control}</Kbd> <Kbd>K</Kbd>
				</p>
				<Link to="/explore?search=accessibility" className={styles.link}>
					{text.elsewhere}
				</Link>
			</section>
			<Points heading={text.selfHeading} points={text.self} />
			<Points heading={text.howHeading} points={text.how} />
		</div>
	);
}

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
	return (
		<section className={styles.section}>
			<h2>{heading}</h2>
			<ul className={styles.list}>
				{points.map((point) => (
					<li key={point}>{point}</li>
				))}
			</ul>
		</section>
	);
}
