import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { plural, useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { en } from "./messages/en.ts";
import styles from "./script-counters.module.css";

/** How often a script ran and failed in this browser. */
export function ScriptCounters({ script }: { script: ScriptSummary }) {
	const texts = useMessages({ en }).scripts;
	const { formattingLocale } = useLocale();
	return (
		<p className={styles.counters}>
			<span>{plural(formattingLocale, script.runs, texts.runs)}</span>
			<span className={script.errors > 0 ? styles.bad : undefined}>
				{plural(formattingLocale, script.errors, texts.errors)}
			</span>
			<span>
				{script.lastRunAt === null ? (
					texts.never
				) : (
					<>
						{texts.lastRun} <RelativeTime iso={script.lastRunAt} />
					</>
				)}
			</span>
		</p>
	);
}
