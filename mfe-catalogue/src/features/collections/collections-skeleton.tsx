import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import styles from "./collections-page.module.css";
import { en } from "./messages/en.ts";

const PLACES = ["first", "second", "third"];

export function CollectionsSkeleton() {
	const text = useMessages({ en }).list;
	return (
		<LoadingRegion text={text.loading}>
			<div className={styles.list} aria-hidden="true">
				{PLACES.map((place) => (
					<Skeleton key={place} shape="block" height="15rem" />
				))}
			</div>
		</LoadingRegion>
	);
}
