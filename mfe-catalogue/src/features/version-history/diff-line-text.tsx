import { useMessages } from "@scriptorium/ui-kit/locale";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import type { DiffLine } from "./code-diff.ts";
import styles from "./diff-view.module.css";
import { en } from "./messages/en.ts";
import { revealHidden } from "./reveal-hidden.ts";

/** What happened to a line: as a sign for the eye, as a word for screen readers. */
export function ChangeSign({ kind }: { kind: DiffLine["kind"] }) {
	const text = useMessages({ en }).code;
	if (kind === "same") return <span className={styles.mark} aria-hidden="true" />;
	return (
		<span className={styles.mark}>
			<span aria-hidden="true">{kind === "added" ? "+" : "−"}</span>
			<VisuallyHidden>{text[kind]}</VisuallyHidden>
		</span>
	);
}

export function LineText({ line }: { line: DiffLine }) {
	return (
		<code className={styles.text}>
			{line.parts.map(({ text, changed }, index) =>
				changed ? (
					<span key={index} className={styles.changed}>
						{revealHidden(text)}
					</span>
				) : (
					revealHidden(text)
				),
			)}
		</code>
	);
}
