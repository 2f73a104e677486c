import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";
import { drawCover } from "./cover-drawing.ts";
import { joinClasses } from "./join-classes.ts";
import styles from "./script-cover.module.css";

export interface ScriptCoverProps {
	/** Selects the drawing: the script's id or slug. The same seed always gives the same picture. */
	seed: string;
	title: string;
	category: string;
	risk: RiskLevel;
	className?: string;
}

/**
 * A picture of what the title is about, or its illuminated initial, between vines drawn from the seed. It is decoration: the text is
 * beside it.
 */
export function ScriptCover({ seed, title, category, risk, className }: ScriptCoverProps) {
	const drawing = drawCover(seed, title, category);
	return (
		<svg
			viewBox="0 0 160 100"
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
			focusable="false"
			data-category={category}
			data-risk={risk}
			className={joinClasses(styles.cover, className)}
			data-hue-shift={drawing.hueShift}
		>
			<rect width="160" height="100" className={styles.ground} />
			<path d={drawing.ruling} className={styles.ruling} />
			{drawing.quarters.map(({ vine, transform }) => (
				<g key={transform ?? "right"} transform={transform}>
					<path d={vine.stems} className={styles.stems} />
					<path d={vine.flowers} className={styles.flowers} />
					<path d={vine.fruits} className={styles.fruits} />
				</g>
			))}
			<path d={drawing.field} className={styles.frame} />
			<path d={drawing.field} className={styles.field} />
			<path d={drawing.diaper} className={styles.diaper} />
			{drawing.glyph === null ? (
				<text x="80" y="65.5" textAnchor="middle" className={styles.initial}>
					{drawing.initial}
				</text>
			) : (
				<>
					<path d={drawing.glyph} className={styles.glyphEdge} />
					<path d={drawing.glyph} className={styles.glyph} />
				</>
			)}
			<path d={drawing.jewel} className={styles.jewel} />
		</svg>
	);
}
