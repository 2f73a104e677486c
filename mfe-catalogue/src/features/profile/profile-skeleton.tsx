import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import styles from "./profile-header.module.css";

/** A profile before it is there, in its shape. */
export function ProfileSkeleton({ text }: { text: string }) {
	return (
		<Page>
			{/* A screen always has its heading, also before the person's name is known. */}
			<h1>
				<VisuallyHidden>{text}</VisuallyHidden>
			</h1>
			<LoadingRegion text={text}>
				<div className={styles.header}>
					<div className={styles.avatar}>
						<Skeleton shape="circle" width="6rem" height="6rem" />
					</div>
					<div className={styles.names}>
						<Skeleton width="14rem" height="2.75rem" shape="block" />
						<Skeleton width="8rem" />
					</div>
					<div className={styles.action}>
						<Skeleton shape="block" width="8.5rem" height="2.75rem" />
					</div>
					<div className={styles.about}>
						<div className={styles.bio}>
							<Skeleton lines={2} />
						</div>
						<Skeleton shape="block" width="10rem" height="2.75rem" />
						<Skeleton shape="block" width="16rem" height="3.25rem" />
					</div>
				</div>
				<Skeleton shape="block" height="24rem" />
			</LoadingRegion>
		</Page>
	);
}
