import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useRef, useState } from "react";
import { useIsNear } from "../../near-view/use-is-near.ts";
import { en } from "./messages/en.ts";
import styles from "./review-section.module.css";
import type { ReviewSectionProps } from "./review-section.tsx";
import { usePendingReview } from "./use-pending-review.ts";

const PLACE = <Skeleton shape="block" height="9rem" />;

const ReviewSection = laterPart<ReviewSectionProps>({
	load: async () => (await import("./review-section.tsx")).ReviewSection,
	placeholder: <Loading />,
	Failure: NotLoaded,
});

/** The section of the reviews. They come when the person does: the first sight of the page does not pay for them. */
export function ReviewPlace(props: Pick<ReviewSectionProps, "script" | "onReport">) {
	const text = useMessages({ en });
	const place = useRef<HTMLElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const [isWriting, setIsWriting] = useState(false);
	const isNear = useIsNear(place) || isWriting;
	usePendingReview(props.script.id, () => setIsWriting(true));
	return (
		<section ref={place} className={styles.section} aria-labelledby="script-reviews">
			<h2 id="script-reviews" ref={heading} tabIndex={-1} className={styles.heading}>
				{text.heading}
			</h2>
			{isNear ? (
				<ReviewSection {...props} isWriting={isWriting} onWritingChange={setIsWriting} heading={heading} />
			) : (
				PLACE
			)}
		</section>
	);
}

function NotLoaded({ onTryAgain }: { onTryAgain: () => void }) {
	const { failed } = useMessages({ en });
	return (
		<ErrorState
			title={failed.title}
			detail={failed.detail}
			actions={<Button onClick={onTryAgain}>{failed.retry}</Button>}
		/>
	);
}

function Loading() {
	return <LoadingRegion text={useMessages({ en }).loading}>{PLACE}</LoadingRegion>;
}
