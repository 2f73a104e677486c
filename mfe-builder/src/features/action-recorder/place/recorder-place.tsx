import { useExtensionStatus, useSession } from "@scriptorium/remote-kit/host";
import { Card } from "@scriptorium/ui-kit/card";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useRef } from "react";
import { LaterFailure } from "../../../later/later-failure.tsx";
import { LaterPlace } from "../../../later/later-place.tsx";
import { useIsNear } from "../../../later/use-is-near.ts";
import styles from "../recorder-card.module.css";
import type { RecorderCardProps } from "../recorder-card.tsx";
import { en } from "./messages/en.ts";
import { useRecorderBarStore } from "./recorder-bar-store.ts";
import placeStyles from "./recorder-place.module.css";

const RecorderCard = laterPart<RecorderCardProps & { readonly isWanted: boolean }>({
	load: async () => (await import("../recorder-card.tsx")).RecorderCard,
	isWanted: ({ isWanted }) => isWanted,
	placeholder: <Place />,
	Failure: NotLoaded,
});

/**
 * The card of the recorder. Its code is loaded when somebody comes near it or asks for it in the bar, when there is an extension that may be recording, when a
 * recording was opened, and for those who are signed in: they may have been about to save one.
 */
export function RecorderPlace(props: RecorderCardProps) {
	const text = useMessages({ en });
	const place = useRef<HTMLElement>(null);
	const requests = useRecorderBarStore((state) => state.requests);
	const { version } = useExtensionStatus();
	const { status } = useSession();
	const isNear = useIsNear(place);
	/** The store outlives this screen: coming back to it is no new request. */
	const answered = useRef(requests);
	useEffect(() => {
		if (requests === answered.current) return;
		answered.current = requests;
		place.current?.scrollIntoView();
		place.current?.focus({ preventScroll: true });
	}, [requests]);
	const isWanted = isNear || requests > 0 || version !== null || props.opened !== null || status === "signed-in";
	return (
		<section ref={place} className={placeStyles.place} aria-label={text.heading} tabIndex={-1}>
			<RecorderCard {...props} isWanted={isWanted} />
		</section>
	);
}

function Place() {
	return (
		<Card className={`${styles.card} ${placeStyles.waiting}`}>
			<Heading />
			<LaterPlace height="24rem" />
		</Card>
	);
}

function NotLoaded({ onTryAgain }: { readonly onTryAgain: () => void }) {
	return (
		<Card className={styles.card}>
			<Heading />
			<LaterFailure onTryAgain={onTryAgain} />
		</Card>
	);
}

function Heading() {
	return (
		<header className={styles.header}>
			<h2>{useMessages({ en }).heading}</h2>
		</header>
	);
}
