import type { ExecutionLog } from "@scriptorium/shared-protocol/execution-result";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import styles from "./console-lines.module.css";
import { en } from "./messages/en.ts";

/** The console of a test run. */
export function ConsoleLines({ logs, label }: { readonly logs: readonly ExecutionLog[]; readonly label: string }) {
	const { console: text } = useMessages({ en });
	const seconds = useSeconds();
	if (logs.length === 0) return <p className={styles.none}>{text.none}</p>;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
		<ol className={styles.console} tabIndex={0} aria-label={label}>
			{logs.map(({ at, level, text: line }, index) => (
				<li key={index} data-level={level}>
					<span>{text.at(seconds(at))}</span>
					{level !== "log" && <span>{text.levels[level]}</span>}
					<code>{line}</code>
				</li>
			))}
		</ol>
	);
}

/** Writes milliseconds as seconds in the language of the page. */
export function useSeconds(): (milliseconds: number) => string {
	const { formattingLocale } = useLocale();
	const format = new Intl.NumberFormat(formattingLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
	return (milliseconds) => format.format(milliseconds / 1000);
}
