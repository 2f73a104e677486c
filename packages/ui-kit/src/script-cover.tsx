import type { CSSProperties } from "react";
import { type Motif, motifs, pigments } from "./cover-motifs.ts";
import { growVine } from "./cover-vine.ts";
import { drawFrom, initialOf } from "./hash-seed.ts";
import { joinClasses } from "./join-classes.ts";
import type { RiskLevel } from "./risk-badge.tsx";
import styles from "./script-cover.module.css";

export interface ScriptCoverProps {
	/** Decides the drawing: the script's id or slug. The same seed gives the same picture for ever. */
	seed: string;
	title: string;
	category: string;
	risk: RiskLevel;
	className?: string;
}

/** Four outlines of the painted field behind the initial, all around (80, 50) and at least 44 wide. */
const FIELDS = [
	"M57 25h46a2 2 0 0 1 2 2v46a2 2 0 0 1-2 2h-46a2 2 0 0 1-2-2v-46a2 2 0 0 1 2-2z",
	"M65 24h30l11 11v30l-11 11h-30l-11-11v-30z",
	"M80 22.5a27.5 27.5 0 1 1 0 55a27.5 27.5 0 1 1 0-55z",
	"M66 36a14 14 0 0 1 28 0a14 14 0 0 1 0 28a14 14 0 0 1-28 0a14 14 0 0 1 0-28z",
] as const;

/** A diaper: the category's ornament in rows, each second row shifted, as behind the figures of a miniature. */
function diaper(motif: Motif): string {
	let path = "";
	for (let row = -2; row <= 2; row += 1) {
		for (let column = -2; column <= 2; column += 1) {
			const [x, y] = [column * 10 + (row % 2 === 0 ? 0 : 5), row * 9];
			if (Math.hypot(x, y) < 23) path += motif(80 + x, 50 + y, 2.9);
		}
	}
	return path;
}

/** An illuminated initial between two vines, drawn from the seed. Decoration: the words stand beside it. */
export function ScriptCover({ seed, title, category, risk, className }: ScriptCoverProps) {
	const draw = drawFrom(seed);
	const motif = motifs[category] ?? motifs.other;
	const [hue, chroma] = pigments[category] ?? [110, 0.05];
	if (motif === undefined) return null;
	const field = FIELDS[draw(FIELDS.length)];
	const [above, below] = [growVine(draw, motif), growVine(draw, motif)];
	const pigment = { "--hue": hue + draw(13) - 6, "--chroma": chroma } as CSSProperties;
	const quarters = [
		{ vine: above, transform: undefined },
		{ vine: above, transform: "matrix(-1 0 0 1 160 0)" },
		{ vine: below, transform: "matrix(1 0 0 -1 0 100)" },
		{ vine: below, transform: "matrix(-1 0 0 -1 160 100)" },
	];
	return (
		<svg
			viewBox="0 0 160 100"
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
			focusable="false"
			data-category={category}
			data-risk={risk}
			className={joinClasses(styles.cover, className)}
			style={pigment}
		>
			<rect width="160" height="100" className={styles.ground} />
			<path d="M0 12.5h160M0 87.5h160M16.5 0v100M143.5 0v100" className={styles.ruling} />
			{quarters.map(({ vine, transform }) => (
				<g key={transform ?? "right"} transform={transform}>
					<path d={vine.stems} className={styles.stems} />
					<path d={vine.flowers} className={styles.flowers} />
					<path d={vine.fruits} className={styles.fruits} />
				</g>
			))}
			<path d={field} className={styles.frame} />
			<path d={field} className={styles.field} />
			<path d={diaper(motif)} className={styles.diaper} />
			<text x="80" y="65.5" textAnchor="middle" className={styles.initial}>
				{initialOf(title)}
			</text>
			<path d="M80 71.5l5 5.5l-5 5.5l-5-5.5z" className={styles.jewel} />
		</svg>
	);
}
