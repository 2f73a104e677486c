import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Link } from "react-router-dom";
import { en } from "./messages/en.ts";
import styles from "./sign-in-card.module.css";
import { SignInCard } from "./sign-in-card.tsx";

export interface SignedInCardProps {
	/** Whether the person has just come back from another sign-in that failed. */
	hasFailed?: boolean;
	email: string;
	/** The desktop app's address; null when no app waits. */
	desktopTarget: URL | null;
	onComplete: () => void;
}

/** The account, and what is next: the desktop app that waits for it, or the hub. */
export function SignedInCard({ hasFailed = false, email, desktopTarget, onComplete }: SignedInCardProps) {
	const texts = useMessages({ en });
	return (
		<SignInCard
			heading={texts.heading}
			lead={
				<>
					{texts.signedInAs} <span className={styles.email}>{email}</span>
				</>
			}
		>
			{hasFailed && <ErrorState title={texts.failed} detail={texts.failedWhileSignedIn} />}
			{desktopTarget ? (
				<>
					<p role="status">{texts.redirecting}</p>
					<p className={`${styles.note} ${styles.target}`}>
						{texts.handOffTo(desktopTarget.host || desktopTarget.protocol)}
					</p>
					<Button variant="primary" onClick={onComplete}>
						{texts.complete}
					</Button>
				</>
			) : (
				<Link to="/" className={buttonClass({ variant: "primary" })}>
					{texts.dashboard}
				</Link>
			)}
		</SignInCard>
	);
}
