import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useState } from "react";
import type { SignInProblem } from "../../session/sign-in-problem.ts";
import { GoogleMark } from "./google-mark.tsx";
import { en } from "./messages/en.ts";
import styles from "./sign-in-card.module.css";

export interface GoogleButtonProps {
	/** Why the person is to sign in again; said until they begin. */
	problem: SignInProblem;
	onSignIn: () => Promise<{ readonly ok: boolean }>;
}

/** Stays busy until the page has gone to Google; on a failure it says so and can be pressed again. */
export function GoogleButton({ problem, onSignIn }: GoogleButtonProps) {
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

	const shown = state === "failed" ? "failed" : state === "ready" ? problem : "none";
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
			{shown !== "none" && <ErrorState {...texts.problems[shown]} />}
		</>
	);
}
