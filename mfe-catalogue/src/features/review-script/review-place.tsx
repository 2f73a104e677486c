import { useSession } from "@scriptorium/remote-kit/host";
import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { type CSSProperties, useRef, useState } from "react";
import { useIsNear } from "../../near-view/use-is-near.ts";
import { en } from "./messages/place-en.ts";
import { PAGE_SIZE } from "./page-size.ts";
import type { PendingReviewProps } from "./pending-review-action.tsx";
import styles from "./review-section.module.css";
import type { ReviewSectionProps } from "./review-section.tsx";

const PLACE = <Skeleton shape="block" height="9rem" />;

/** So early that they are there before the end of the page is. */
const AHEAD_PX = 1200;

const ReviewSection = laterPart<ReviewSectionProps>({
	load: async () => (await import("./review-section.tsx")).ReviewSection,
	placeholder: <Loading />,
	Failure: NotLoaded,
});

/** How many reviews the section keeps a place for, so that the end of the page does not move when they come. */
const reserved = (count: number): CSSProperties & Record<"--reviews", number> => ({
	"--reviews": Math.min(count, PAGE_SIZE),
});

/** Visitors have nothing pending, so only people who are signed in load it. */
const PendingReview = laterPart<PendingReviewProps>({
	load: async () => (await import("./pending-review-action.tsx")).PendingReview,
});

/** The section of the reviews. They come when the person does: the first sight of the page does not pay for them. */
export function ReviewPlace({ count, ...props }: Pick<ReviewSectionProps, "script" | "onReport"> & { count: number }) {
	const text = useMessages({ en });
	const place = useRef<HTMLElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const [isWriting, setIsWriting] = useState(false);
	const isNear = useIsNear(place, AHEAD_PX) || isWriting;
	const { status } = useSession();
	return (
		<section
			ref={place}
			className={styles.section}
			data-filled={count > 0 || undefined}
			style={reserved(count)}
			aria-labelledby="script-reviews"
		>
			<h2 id="script-reviews" ref={heading} tabIndex={-1} className={styles.heading}>
				{text.heading}
			</h2>
			{status === "signed-in" && <PendingReview scriptId={props.script.id} onWrite={() => setIsWriting(true)} />}
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
