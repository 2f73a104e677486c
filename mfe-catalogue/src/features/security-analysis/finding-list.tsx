import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useState } from "react";
import type { Finding } from "../../script-security/analysis.ts";
import { FindingItem } from "./finding-item.tsx";
import styles from "./finding-list.module.css";
import { en } from "./messages/en.ts";

/** As many as can be read without losing the code below out of sight. */
const SHOWN_FIRST = 5;

/** Gravest first, as the analysis orders them. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
	const text = useMessages({ en });
	const [all, setAll] = useState(false);
	if (findings.length === 0) return <p className={styles.none}>{text.noFindings}</p>;
	const shown = all ? findings : findings.slice(0, SHOWN_FIRST);
	return (
		<div className={styles.group}>
			<h3 className={styles.heading}>{text.findings(findings.length)}</h3>
			<ol className={styles.list}>
				{shown.map((finding, index) => (
					<FindingItem key={index} finding={finding} />
				))}
			</ol>
			{shown.length < findings.length && (
				<div>
					<Button size="small" onClick={() => setAll(true)}>
						{text.showAll(findings.length)}
					</Button>
				</div>
			)}
		</div>
	);
}
