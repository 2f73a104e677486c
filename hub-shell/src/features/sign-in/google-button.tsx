import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useState } from "react";
import { GoogleMark } from "./google-mark.tsx";
import { en } from "./messages/en.ts";
import styles from "./sign-in-card.module.css";

export interface GoogleButtonProps {
	/** Whether the page came back from Google without a sign-in. */
	hasFailed: boolean;
	onSignIn: () => Promise<{ readonly ok: boolean }>;
}

/** Stays busy until the page has gone to Google; on a failure it says so and can be pressed again. */
export function GoogleButton({ hasFailed, onSignIn }: GoogleButtonProps) {
	const texts = useMessages({ en });
	const [state, setState] = useState<"ready" | "busy" | "failed">("ready");

	// Back from Google's page, the browser may show this one as it was left: busy, for ever.
	useEffect(() => {
		const onShown = (event: PageTransitionEvent) => {
			if (event.persisted) setState("ready");
		};
		window.addEventListener("pageshow", onShown);
		return () => window.removeEventListener("pageshow", onShown);
	}, []);

	async function start(): Promise<void> {
		setState("busy");
		const { ok } = await onSignIn();
		if (!ok) setState("failed");
	}

	return (
		<>
			<Button
				variant="secondary"
				busy={state === "busy"}
				icon={<GoogleMark />}
				className={styles.google}
				onClick={() => void start()}
			>
				{texts.google}
			</Button>
			{(state === "failed" || (state === "ready" && hasFailed)) && (
				<ErrorState title={texts.failed} detail={texts.failedDetail} />
			)}
		</>
	);
}
