import { Card } from "@scriptorium/ui-kit/card";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import cardStyles from "./script-card.module.css";
import styles from "./script-grid.module.css";

/** A grid in the shape of the one that is coming. */
export function ScriptGridSkeleton({ text, count }: { text: string; count: number }) {
	return (
		<LoadingRegion text={text}>
			<div className={styles.grid} aria-hidden="true">
				{Array.from({ length: count }, (_, place) => (
					<Card key={place} flush className={cardStyles.card}>
						<div className={cardStyles.inner}>
							<div className={cardStyles.head}>
								<Skeleton shape="block" width="3rem" height="3rem" />
								<div className={cardStyles.names}>
									<Skeleton width="70%" />
									<Skeleton width="45%" />
								</div>
							</div>
							<Skeleton lines={3} />
							<Skeleton width="55%" />
							<Skeleton width="80%" />
						</div>
					</Card>
				))}
			</div>
		</LoadingRegion>
	);
}
