import { accessOfListed } from "@scriptorium/hub-data/scripts/listed-answers";
import type { ListedScript } from "@scriptorium/hub-data/scripts/script-card";
import type { AccessFact } from "@scriptorium/ui-kit/access-and-verdict/describe-access";
import { useAccessFacts } from "@scriptorium/ui-kit/access-and-verdict/use-access-facts";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { ArrowUpRight, Code, Eye, Globe, type LucideIcon, WifiOff } from "lucide-react";
import styles from "./access-facts.module.css";
import { en } from "./messages/en.ts";

const icons: Readonly<Record<AccessFact["about"], LucideIcon>> = {
	sites: Globe,
	code: Code,
	reads: Eye,
	offline: WifiOff,
	servers: ArrowUpRight,
};

/** Of what kind a script is and what it may do, in a few words; the kind alone while its version is not rated. */
export function AccessFacts({ script }: { script: Pick<ListedScript, "kind" | "reach"> }) {
	const text = useMessages({ en });
	const facts = useAccessFacts(accessOfListed(script));
	return (
		<ul className={styles.facts} aria-label={text.access}>
			<li className={styles.kind}>{text.kind[script.kind]}</li>
			{facts.map(({ about, short, full }) => {
				const Icon = icons[about];
				return (
					<li key={about} className={styles.fact} data-access={about} title={full}>
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
