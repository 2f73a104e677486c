import { Badge } from "@scriptorium/ui-kit/badge";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { HostAccess } from "@scriptorium/userscript/host-access";
import { en } from "../messages/en.ts";
import styles from "./script-review-facts.module.css";

/** The sites a script runs on; patterns that match every site are flagged. */
export function HostList({ hosts, excluded }: { hosts: readonly HostAccess[]; excluded: readonly string[] }) {
	const texts = useMessages({ en }).confirm;
	return (
		<>
			<ul className={styles.list}>
				{hosts.map(({ pattern, host, broad, valid }) => (
					<li key={pattern}>
						{host !== null && <strong>{host} </strong>}
						<code className={styles.address}>{pattern}</code> {broad && <Badge tone="rubric">{texts.broad}</Badge>}
						{!valid && <Badge>{texts.invalid}</Badge>}
					</li>
				))}
			</ul>
			{hosts.some(({ broad, valid }) => broad && valid) && <p className={styles.warning}>{texts.broadWarning}</p>}
			{excluded.length > 0 && (
				<p>
					{texts.excluded}:{" "}
					{excluded.map((pattern) => (
						<code key={pattern}>{pattern} </code>
					))}
				</p>
			)}
		</>
	);
}
