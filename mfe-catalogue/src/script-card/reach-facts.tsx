import type { ListedScript } from "@scriptorium/hub-data/scripts/script-card";
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

/** Of what kind a script is and what it may do, in a few words; the kind alone while its version is not rated. */
export function ReachFacts({ script: { kind, reach } }: { script: ListedScript }) {
	const text = useMessages({ en });
	const facts = describeReach(reach, text.reach);
	return (
		<ul className={styles.facts} aria-label={text.reach.label}>
			<li className={styles.kind}>{text.kind[kind]}</li>
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
