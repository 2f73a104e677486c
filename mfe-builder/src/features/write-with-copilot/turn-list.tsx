import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import styles from "./copilot-notes.module.css";
import { en } from "./messages/en.ts";
import type { Turn } from "./turns/read-turns.ts";

export interface TurnListProps {
	turns: readonly Turn[];
	code: string;
	onRestore: (turn: Turn) => void;
}

/** The versions that the copilot wrote, each restored with one press. */
export function TurnList({ turns, code, onRestore }: TurnListProps) {
	const { turns: text } = useMessages({ en });
	if (turns.length === 0) return null;
	const current = turns.find((turn) => turn.code === code);
	return (
		<section className={styles.panel} aria-labelledby="copilot-turns">
			<h2 id="copilot-turns" className={styles.subheading}>
				{text.heading}
			</h2>
			<p className={styles.quiet}>{text.where}</p>
			<ol className={styles.versions}>
				{turns.map((turn, index) => {
					const own = index === turns.length - 1 ? text.before : text.edited;
					const label = turn.request === "" ? own : turn.request;
					return (
						<li key={turn.id}>
							<span className={styles.request}>{label}</span>
							<span className={styles.quiet}>
								<RelativeTime iso={new Date(turn.at).toISOString()} />
							</span>
							{turn === current ? (
								<strong className={styles.quiet}>{text.current}</strong>
							) : (
								<Button size="small" aria-label={text.restoreNamed(label)} onClick={() => onRestore(turn)}>
									{text.restore}
								</Button>
							)}
						</li>
					);
				})}
			</ol>
		</section>
	);
}
