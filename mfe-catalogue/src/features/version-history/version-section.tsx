import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { en } from "./messages/section-en.ts";
import { VersionHistory } from "./version-history.tsx";
import styles from "./version-section.module.css";

/** 'Version Info', with the way to the history. */
export function VersionSection({ script }: { script: ScriptDetails }) {
	const text = useMessages({ en });
	return (
		<section className={styles.section} aria-labelledby="script-version">
			<h2 id="script-version" className={styles.heading}>
				{text.heading}
			</h2>
			<dl className={styles.facts}>
				<div>
					<dt>{text.current}</dt>
					<dd>{script.semver ?? text.none}</dd>
				</div>
				<div>
					<dt>{text.created}</dt>
					<dd>
						<RelativeTime iso={script.created_at} />
					</dd>
				</div>
				<div>
					<dt>{text.updated}</dt>
					<dd>
						<RelativeTime iso={script.updated_at} />
					</dd>
				</div>
			</dl>
			<VersionHistory script={script} />
		</section>
	);
}
