import { useMessages } from "@scriptorium/ui-kit/locale";
import { describeTrial, placesOfTrial } from "./describe-trial.ts";
import { catalog } from "./messages/catalog.ts";
import type { TrialEnd } from "./run-trial.ts";
import styles from "./try-section.module.css";

/** Lines of the console that are shown. */
const MAX_LINES = 20;

/** What a script changed, in words; then where, and its console. */
export function TrialResult({ end }: { readonly end: Exclude<TrialEnd, { kind: "unreadable" }> }) {
	const text = useMessages(catalog);
	const { measures, logs, requiresFiles } = end;
	const lines = measures === null ? [] : describeTrial(measures, text);
	const places = measures === null ? [] : placesOfTrial(measures);
	return (
		<section className={styles.result} aria-labelledby="trial-changes">
			<h3 id="trial-changes" className={styles.subheading}>
				{text.changes}
			</h3>
			{lines.length === 0 && measures !== null && <p>{text.nothing}</p>}
			{lines.length > 0 && (
				<ul className={styles.lines}>
					{lines.map((line) => (
						<li key={line} dir="auto">
							{line}
						</li>
					))}
				</ul>
			)}
			{requiresFiles && <p className={styles.note}>{text.libraries}</p>}
			{places.length > 0 && (
				<details>
					<summary>{text.where}</summary>
					<ul className={styles.lines}>
						{places.map(({ selector, sample }) => (
							<li key={selector}>
								<code>{selector}</code>{" "}
								<span dir="auto" className={styles.note}>
									{sample}
								</span>
							</li>
						))}
					</ul>
				</details>
			)}
			{logs.length > 0 && (
				<details>
					<summary>{text.console(logs.length)}</summary>
					<ul className={styles.lines}>
						{logs.slice(0, MAX_LINES).map(({ text: line }, index) => (
							<li key={index}>
								<code>{line}</code>
							</li>
						))}
					</ul>
				</details>
			)}
		</section>
	);
}
