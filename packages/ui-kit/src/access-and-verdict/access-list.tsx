import type { Access } from "@scriptorium/script-analyzer/analysis-result";
import { ArrowUpRight, Code, Eye, Globe, type LucideIcon } from "lucide-react";
import { useId } from "react";
import { useMessages } from "../locale.tsx";
import styles from "./access-list.module.css";
import { type AccessAnswer, describeWholeAccess } from "./describe-access.ts";
import { en as detailTexts } from "./messages/details-en.ts";
import { en } from "./messages/en.ts";

const icons: Readonly<Record<AccessAnswer["about"], LucideIcon>> = {
	sites: Globe,
	code: Code,
	reads: Eye,
	servers: ArrowUpRight,
};

/**
 * All that a script could do, also what it does not: where it runs, whose code it runs, what it reads, whom it contacts. Without a color
 * of warning, because access says nothing about what a script is for.
 * @param props.access the facts
 */
export function AccessList({ access }: { access: Access }) {
	const text = useMessages({ en });
	const details = useMessages({ en: detailTexts });
	const id = useId();
	return (
		<div className={styles.access} data-access={access.sites}>
			<p>
				<strong id={id}>{details.access}</strong> <span className={styles.meaning}>{details.accessMeaning}</span>
			</p>
			<ul className={styles.facts} aria-labelledby={id}>
				{describeWholeAccess(access, text, details).map(({ about, words }) => {
					const Icon = icons[about];
					return (
						<li key={about} className={styles.fact}>
							<Icon aria-hidden="true" />
							<span>{words}</span>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
