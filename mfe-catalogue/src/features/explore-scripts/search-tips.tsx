import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "./messages/en.ts";
import styles from "./search-tips.module.css";

/** The inserted text, and where a choice leaves the cursor: before the last quote, else at the end. */
const TIPS = [
	["site", "site:"],
	["tag", "tag:"],
	["by", "by:"],
	["connects", "connects:"],
	["grants", "grants:"],
	["risk", "risk:"],
	["kind", "kind:"],
	["phrase", '""'],
	["without", "-"],
] as const;

const EXAMPLES: Readonly<Record<(typeof TIPS)[number][0], string>> = {
	site: "site:example.org",
	tag: "tag:csv",
	by: "by:ada",
	connects: "connects:example.org",
	grants: "grants:GM_setValue",
	risk: "risk:low",
	kind: "kind:userscript",
	phrase: '"dark mode"',
	without: "-excel",
};

/** The operators of the search box. Choosing one puts its beginning into the box. */
export function SearchTips({ onPick }: { onPick: (beginning: string) => void }) {
	const text = useMessages({ en });
	return (
		<details className={styles.tips}>
			<summary>{text.tips}</summary>
			<p>{text.tipsLead}</p>
			<ul className={styles.list}>
				{TIPS.map(([name, beginning]) => (
					<li key={name}>
						<button type="button" aria-label={text.addTip(EXAMPLES[name])} onClick={() => onPick(beginning)}>
							<code>{EXAMPLES[name]}</code>
						</button>
						<span>{text.tipTexts[name]}</span>
					</li>
				))}
			</ul>
		</details>
	);
}
