import { createContext, type ReactNode, useContext } from "react";
import { useMessages } from "../locale.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import type { DiffLine } from "./code-diff.ts";
import styles from "./diff-view.module.css";
import { en } from "./messages/en.ts";
import { revealHidden } from "./reveal-hidden.ts";

/** The change of a line: a sign on the screen, a word for screen readers. */
export function ChangeSign({ kind }: { kind: DiffLine["kind"] }) {
	const text = useMessages({ en });
	if (kind === "same") return <span className={styles.mark} aria-hidden="true" />;
	return (
		<span className={styles.mark}>
			<span aria-hidden="true">{kind === "added" ? "+" : "−"}</span>
			<VisuallyHidden>{text[kind]}</VisuallyHidden>
		</span>
	);
}

/** Colors the words of a line. It is loaded with the comparison; until then, and without it, code has one color. */
type Highlight = (line: DiffLine, text: string, offset: number) => ReactNode;

export const HighlightContext = createContext<Highlight | null>(null);

export function LineText({ line }: { line: DiffLine }) {
	const highlight = useContext(HighlightContext);
	let offset = 0;
	return (
		<code className={styles.text}>
			{line.parts.map(({ text, changed }, index) => {
				const shown = highlight ? highlight(line, text, offset) : revealHidden(text);
				offset += text.length;
				return (
					<span key={index} className={changed ? styles.changed : undefined}>
						{shown}
					</span>
				);
			})}
		</code>
	);
}
