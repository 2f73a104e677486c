import { drawFrom, initialOf } from "./hash-seed.ts";
import { joinClasses } from "./join-classes.ts";
import type { RiskLevel } from "./risk-badge.tsx";
import styles from "./script-cover.module.css";

export interface ScriptCoverProps {
	/** Decides the drawing; the script's id or slug. */
	seed: string;
	title: string;
	category: string;
	risk: RiskLevel;
	className?: string;
}

/** An illuminated initial, drawn from the seed. Decoration: the words stand beside it. */
export function ScriptCover({ seed, title, category, risk, className }: ScriptCoverProps) {
	const draw = drawFrom(seed);
	return (
		<svg
			viewBox="0 0 160 100"
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
			focusable="false"
			data-category={category}
			data-risk={risk}
			className={joinClasses(styles.cover, className)}
		>
			<rect width="160" height="100" className={styles.ground} />
			<rect x={54 + draw(4)} y="24" width="52" height="52" rx="4" className={styles.panel} />
			<text x="80" y="66" textAnchor="middle" className={styles.initial}>
				{initialOf(title)}
			</text>
		</svg>
	);
}
