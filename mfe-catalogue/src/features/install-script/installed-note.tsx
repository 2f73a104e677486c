import { useMessages } from "@scriptorium/ui-kit/locale";
import { CircleCheck } from "lucide-react";
import styles from "./install-panel.module.css";
import { en } from "./messages/en.ts";
import type { InstalledState } from "./use-installed.ts";

/** Says that the extension has the script, in which version, and where to remove it. */
export function InstalledNote({ installed }: { installed: InstalledState }) {
	const text = useMessages({ en }).installed;
	return (
		<div role="status" className={styles.installed}>
			{installed.state === "installed" && (
				<>
					<p className={styles.installedTitle}>
						<CircleCheck aria-hidden="true" />
						{text.title(installed.version)}
					</p>
					{!installed.isEnabled && <p className={styles.hint}>{text.switchedOff}</p>}
					{installed.isOutdated && <p className={styles.hint}>{text.newer(installed.newest)}</p>}
					<p className={styles.hint}>{text.removal}</p>
				</>
			)}
		</div>
	);
}
