import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import { CompactNumber } from "@scriptorium/ui-kit/compact-number";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { en } from "../messages/en.ts";
import styles from "./script-counters.module.css";

/** How often a script ran and failed in this browser. */
export function ScriptCounters({ script }: { script: ScriptSummary }) {
	const texts = useMessages({ en });
	return (
		<p className={styles.counters}>
			<span>
				<CompactNumber value={script.runs} label={texts.counters.runs} /> {texts.counters.runs}
			</span>
			<span className={script.errors > 0 ? styles.bad : undefined}>
				<CompactNumber value={script.errors} label={texts.counters.errors} /> {texts.counters.errors}
			</span>
			{script.lastRunAt === null ? <span>{texts.never}</span> : <RelativeTime iso={script.lastRunAt} />}
		</p>
	);
}
