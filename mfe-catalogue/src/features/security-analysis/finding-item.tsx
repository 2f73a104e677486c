import { SeverityMark } from "@scriptorium/ui-kit/code-findings/severity-mark";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { Finding } from "../../script-security/analysis.ts";
import { LineLink } from "../../script-source/line-link.tsx";
import styles from "./finding-list.module.css";
import { MarkedText } from "./marked-text.tsx";
import { en } from "./messages/en.ts";
import { wordsOfType } from "./words-of-type.ts";

/** One finding: severity, description, place and, for data flows, the path. */
export function FindingItem({ finding }: { finding: Finding }) {
	const text = useMessages({ en });
	const { type, severity, description, line, quote, path } = finding;
	return (
		<li className={styles.finding} data-severity={severity}>
			<p className={styles.title}>
				<SeverityMark severity={severity} />
				<span className={styles.severity}>{text.severity[severity]}</span>
				<span className={styles.type}>{wordsOfType(type)}</span>
				<LineLink line={line} />
			</p>
			<p className={styles.description}>
				<MarkedText text={description} />
			</p>
			{quote !== undefined && <code className={styles.quote}>{quote}</code>}
			{path.length > 0 && (
				<div className={styles.path}>
					<p className={styles.pathHeading}>{text.path(path.length)}</p>
					<ol className={styles.steps}>
						{path.map((step, index) => (
							<li key={index}>
								<span>
									<MarkedText text={step.description} />
								</span>{" "}
								<LineLink line={step.line} />
							</li>
						))}
					</ol>
				</div>
			)}
		</li>
	);
}
