import styles from "./share-cell.module.css";
import { type Share, useFigures } from "./use-figures.ts";

/** A rate in figures, with its interval drawn below it: where the truth may lie, and the rate as a notch. */
export function ShareCell({ share }: { share: Share }) {
	const figures = useFigures();
	const { rate, low, high } = share;
	return (
		<span className={styles.share}>
			<span>{figures.share(share)}</span>
			{rate !== null && low !== null && high !== null && (
				<svg viewBox="0 0 100 6" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
					<rect className={styles.scale} x="0" y="2.5" width="100" height="1" />
					<rect className={styles.interval} x={low * 100} y="1" width={Math.max(0.5, (high - low) * 100)} height="4" />
					<rect className={styles.rate} x={Math.min(98.5, rate * 100 - 0.75)} y="0" width="1.5" height="6" />
				</svg>
			)}
		</span>
	);
}
