import { useHost } from "@scriptorium/remote-kit/host";
import { Button } from "@scriptorium/ui-kit/button";
import { MarkedText } from "@scriptorium/ui-kit/code-findings/marked-text";
import { SeverityMark } from "@scriptorium/ui-kit/code-findings/severity-mark";
import { wordsOfType } from "@scriptorium/ui-kit/code-findings/words-of-type";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { Finding } from "../../script-security/analysis.ts";
import { findingHash } from "../../script-security/finding-hash.ts";
import { FindingSlot } from "../../script-security/security-slots.tsx";
import { LineLink } from "../../script-source/line-link.tsx";
import styles from "./finding-list.module.css";
import { en } from "./messages/en.ts";

/**
 * One finding, with an address that facts about it link to: severity, description, place and, for data flows, the path. The words of the
 * rules are English in every language.
 */
export function FindingItem({ finding, number, isPointed }: { finding: Finding; number: number; isPointed: boolean }) {
	const text = useMessages({ en });
	const { assistant } = useHost();
	const { type, severity, description, line, quote, path } = finding;
	const words = wordsOfType(type);
	return (
		<li
			id={findingHash(number).slice(1)}
			className={styles.finding}
			data-severity={severity}
			data-pointed={isPointed || undefined}
		>
			<p className={styles.title}>
				<SeverityMark severity={severity} />
				<span className={styles.severity}>{text.severity[severity]}</span>
				<span className={styles.type} lang="en">
					{words}
				</span>
				<LineLink line={line} />
				<Button
					size="small"
					variant="quiet"
					className={styles.explain ?? ""}
					aria-label={text.explainNamed(words, line)}
					onClick={() => assistant.ask(text.question(words, text.severity[severity], line))}
				>
					{text.explain}
				</Button>
			</p>
			<p className={styles.description} lang="en">
				<MarkedText text={description} />
			</p>
			{quote !== undefined && <code className={styles.quote}>{quote}</code>}
			{path.length > 0 && (
				<div className={styles.path}>
					<p className={styles.pathHeading}>{text.path(path.length)}</p>
					<ol className={styles.steps}>
						{path.map((step, index) => (
							<li key={index}>
								<span lang="en">
									<MarkedText text={step.description} />
								</span>{" "}
								<LineLink line={step.line} />
							</li>
						))}
					</ol>
				</div>
			)}
			<FindingSlot finding={finding} index={number - 1} />
		</li>
	);
}
