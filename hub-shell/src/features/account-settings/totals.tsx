import type { OwnAccount } from "@scriptorium/hub-data/profiles/own-account";
import { CompactNumber } from "@scriptorium/ui-kit/compact-number";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import styles from "./account-page.module.css";
import { en } from "./messages/en.ts";
import { Section } from "./section.tsx";

/** What the database counts of the person's scripts. */
export function Totals({ account }: { account: OwnAccount }) {
	const { totals: texts } = useMessages({ en });
	return (
		<Section heading={texts.heading}>
			<dl className={styles.totals}>
				<div>
					<dt>{texts.created}</dt>
					<dd>
						<CompactNumber value={account.scripts_created} />
					</dd>
				</div>
				<div>
					<dt>{texts.shared}</dt>
					<dd>
						<CompactNumber value={account.scripts_shared} />
					</dd>
				</div>
				<div>
					<dt>{texts.runs}</dt>
					<dd>
						<CompactNumber value={account.total_runs} />
					</dd>
				</div>
				<div>
					<dt>{texts.since}</dt>
					<dd>
						<RelativeTime iso={account.created_at} />
					</dd>
				</div>
			</dl>
		</Section>
	);
}
