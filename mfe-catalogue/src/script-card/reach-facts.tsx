import type { ScriptReach } from "@scriptorium/hub-data/scripts/script-card";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { ArrowUpRight, Globe, type LucideIcon, WifiOff } from "lucide-react";
import { describeReach, type ReachFact } from "./describe-reach.ts";
import { en } from "./messages/en.ts";
import styles from "./reach-facts.module.css";

const icons: Readonly<Record<ReachFact["about"], LucideIcon>> = {
	sites: Globe,
	offline: WifiOff,
	servers: ArrowUpRight,
};

/** What the script may do, in a few words; nothing while its version is not rated. */
export function ReachFacts({ reach }: { reach: ScriptReach | null }) {
	const text = useMessages({ en }).reach;
	const facts = describeReach(reach, text);
	if (facts.length === 0) return null;
	return (
		<ul className={styles.facts} aria-label={text.label}>
			{facts.map(({ about, short, full }) => {
				const Icon = icons[about];
				return (
					<li key={about} className={styles.fact} data-reach={about} title={full}>
						<Icon aria-hidden="true" />
						<span className={styles.words} aria-hidden={short === full ? undefined : "true"}>
							{short}
						</span>
						{short !== full && <VisuallyHidden>{full}</VisuallyHidden>}
					</li>
				);
			})}
		</ul>
	);
}
