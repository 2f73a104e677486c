import { useMessages } from "@scriptorium/ui-kit/locale";
import styles from "./copilot-notes.module.css";
import { en } from "./messages/en.ts";

/** Without a model: what of this script can be changed in words. Nothing was changed. */
export function UnchangedNote({ questions }: { questions: readonly string[] }) {
	const { refine: text } = useMessages({ en });
	if (questions.length === 0) return <p role="alert">{text.noTemplate}</p>;
	return (
		<div role="alert">
			<p>{text.notUnderstood}</p>
			<p className={styles.quiet}>{text.canChange}</p>
			<ul className={styles.list}>
				{questions.map((question) => (
					<li key={question}>{question}</li>
				))}
			</ul>
		</div>
	);
}
