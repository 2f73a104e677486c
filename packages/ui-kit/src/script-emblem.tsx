import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";
import { drawEmblem } from "./emblem-drawing.ts";
import { joinClasses } from "./join-classes.ts";
import styles from "./script-cover.module.css";

export interface ScriptEmblemProps {
	/** Selects the outline: the script's id or slug. Left out for a category. */
	seed?: string;
	/** Title of the script. Left out for a category. */
	title?: string;
	category: string;
	/** Colors the jewel; left out for a category, which has none. */
	risk?: RiskLevel;
	className?: string;
}

/**
 * The small form of a cover for cards and tiles: what the title is about in the color of its category, with the risk as a jewel. It is
 * decoration: the text is beside it.
 */
export function ScriptEmblem({ seed, title = "", category, risk, className }: ScriptEmblemProps) {
	const { field, picture, jewel } = drawEmblem(seed ?? null, title, category);
	return (
		<svg
			viewBox={risk === undefined ? "51 21 58 58" : "48 20 64 64"}
			aria-hidden="true"
			focusable="false"
			data-category={category}
			data-risk={risk}
			className={joinClasses(styles.emblem, className)}
		>
			<path d={field} className={styles.frame} />
			<path d={field} className={styles.field} />
			<path d={picture} className={styles.glyph} />
			{risk !== undefined && <path d={jewel} className={styles.jewel} />}
		</svg>
	);
}
