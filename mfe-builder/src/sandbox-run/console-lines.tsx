import type { TestRunLog } from "@scriptorium/shared-protocol/test-run-result";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { VirtualList } from "@scriptorium/ui-kit/virtual-list/virtual-list";
import styles from "./console-lines.module.css";
import { en } from "./messages/en.ts";

/** Pixels of a line. */
const ROW_HEIGHT = 24;

/** The console of a test run. */
export function ConsoleLines({ logs, label }: { readonly logs: readonly TestRunLog[]; readonly label: string }) {
	const { console: text } = useMessages({ en });
	const seconds = useSeconds();
	if (logs.length === 0) return <p className={styles.none}>{text.none}</p>;
	return (
		<VirtualList
			items={logs}
			keyOf={(_, index) => String(index)}
			rowHeight={ROW_HEIGHT}
			label={label}
			className={styles.console}
			isOrdered
			hasKeys
		>
			{({ at, level, text: line }, place) => (
				<li {...place} data-level={level}>
					<span>{text.at(seconds(at))}</span>
					{level !== "log" && <span>{text.levels[level]}</span>}
					<code>{line}</code>
				</li>
			)}
		</VirtualList>
	);
}

/** Writes milliseconds as seconds in the language of the page. */
export function useSeconds(): (milliseconds: number) => string {
	const { formattingLocale } = useLocale();
	const format = new Intl.NumberFormat(formattingLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
	return (milliseconds) => format.format(milliseconds / 1000);
}
