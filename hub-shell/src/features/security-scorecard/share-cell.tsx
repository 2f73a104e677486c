import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "./messages/en.ts";
import styles from "./share-cell.module.css";
import { type Share, useFigures } from "./use-figures.ts";

/** A rate in figures, with its interval below it, in figures and drawn: where the truth may lie, the rate as a notch. */
export function ShareCell({ share }: { share: Share }) {
	const text = useMessages({ en });
	const figures = useFigures().share(share);
	const { rate, low, high } = share;
	if (figures === null || rate === null || low === null || high === null) return text.noRate;
	return (
		<span className={styles.share}>
			<strong className={styles.figure}>{figures.rate}</strong>{" "}
			<span className={styles.between}>{figures.between}</span>
			<svg viewBox="0 0 100 6" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
				<rect className={styles.scale} x="0" y="2.5" width="100" height="1" />
				<rect className={styles.interval} x={low * 100} y="1" width={Math.max(0.5, (high - low) * 100)} height="4" />
				<rect className={styles.rate} x={Math.min(98.5, Math.max(0, rate * 100 - 0.75))} y="0" width="1.5" height="6" />
			</svg>
		</span>
	);
}
