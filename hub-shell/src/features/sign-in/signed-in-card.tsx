import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Link } from "react-router-dom";
import { en } from "./messages/en.ts";
import styles from "./sign-in-card.module.css";
import { SignInCard } from "./sign-in-card.tsx";

export interface SignedInCardProps {
	email: string;
	/** The desktop app's address; null when no app waits. */
	desktopTarget: URL | null;
	onComplete: () => void;
}

/** The account, and what is next: the desktop app that waits for it, or the hub. */
export function SignedInCard({ email, desktopTarget, onComplete }: SignedInCardProps) {
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
