import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import styles from "./script-view.module.css";

/** The screen of a script before it is there, in its shape. */
export function ScriptDetailsSkeleton({ text }: { text: string }) {
	return (
		<Page>
			{/* A screen always has its heading, also before the script's title is known. */}
			<h1>
				<VisuallyHidden>{text}</VisuallyHidden>
			</h1>
			<LoadingRegion text={text}>
				<div className={styles.view}>
					<div className={styles.head}>
						<Skeleton width="6rem" height="1.5rem" shape="block" />
						<Skeleton width="75%" height="2.75rem" shape="block" />
						<Skeleton lines={2} />
						<Skeleton width="60%" />
						<Skeleton width="14rem" height="2.75rem" shape="block" />
					</div>
					<PlacesBelow />
				</div>
			</LoadingRegion>
		</Page>
	);
}

/** The places of what stands below the words of a script. */
export function PlacesBelow() {
	return (
		<>
			<div className={styles.side}>
				<Skeleton shape="block" height="12.5rem" />
				<Skeleton shape="block" height="22rem" />
			</div>
			<div className={styles.security}>
				<Skeleton shape="block" height="18rem" />
			</div>
			<div className={styles.code}>
				<Skeleton shape="block" height="28rem" />
			</div>
		</>
	);
}
