import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Link } from "../../navigation/link.tsx";
import type { DesktopTarget } from "./desktop-target.ts";
import { en } from "./messages/en.ts";
import styles from "./sign-in-card.module.css";
import { SignInCard } from "./sign-in-card.tsx";

export interface SignedInCardProps {
	/** Whether the person has just come back from another sign-in that failed. */
	hasFailed?: boolean;
	email: string;
	/** The app that waits; null when none does. */
	desktopTarget: Extract<DesktopTarget, { kind: "allowed" }> | null;
	/** Whether the app's code is being made, or could not be made. */
	desktopState?: "ready" | "busy" | "failed";
	onComplete: () => void;
}

/** The account, and the next step: back to the desktop app that waits for it, or to the hub. */
export function SignedInCard({
	hasFailed = false,
	email,
	desktopTarget,
	desktopState = "ready",
	onComplete,
}: SignedInCardProps) {
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
					{desktopState === "failed" ? (
						<ErrorState title={texts.apps[desktopTarget.app].failed} detail={texts.desktopCodeFailedDetail} />
					) : (
						<p role="status">{texts.apps[desktopTarget.app].redirecting}</p>
					)}
					<p className={`${styles.note} ${styles.target}`}>
						{texts.apps[desktopTarget.app].handOffTo(desktopTarget.url.host || desktopTarget.url.protocol)}
					</p>
					<Button variant="primary" busy={desktopState === "busy"} onClick={onComplete}>
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
