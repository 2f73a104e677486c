import { verdictOfListed } from "@scriptorium/hub-data/scripts/listed-answers";
import type { ListedScript } from "@scriptorium/hub-data/scripts/script-card";
import { VerdictWords } from "@scriptorium/ui-kit/access-and-verdict/verdict-words";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import styles from "./card-rating.module.css";
import { en } from "./messages/en.ts";

/** The level of a script and, beside it, the verdict: a level alone does not say whether something was found or not checked. */
export function CardRating({
	script,
	tourTarget,
}: {
	script: Pick<ListedScript, "risk_level" | "reach">;
	tourTarget?: string | undefined;
}) {
	const text = useMessages({ en });
	const level = script.risk_level;
	const kind = verdictOfListed(script);
	return (
		<p className={styles.rating} data-verdict={kind}>
			<RiskBadge level={level} label={text.risk[level]} data-tour={tourTarget} />
			{kind !== "unread" && (
				<span className={styles.verdict}>
					<VerdictWords kind={kind} />
				</span>
			)}
		</p>
	);
}
