import {
	type AuthStatus,
	getAuthToken,
	signOut,
	startSignIn,
} from "@scriptorium/shared-protocol/extension-internal/sign-in";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useCallback, useEffect, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import { en } from "../messages/en.ts";
import styles from "./account.module.css";
import { signInOptions } from "./sign-in-options.ts";

/** The account that the extension uses, with Sign in and Sign out. */
export function Account({ ports: { client } }: { ports: Pick<PagePorts, "client"> }) {
	const texts = useMessages({ en });
	const [status, setStatus] = useState<AuthStatus | null>(null);
	const [note, setNote] = useState<string | null>(null);
	const look = useCallback(async () => {
		const answer = await client.request(getAuthToken, {}, signInOptions);
		if (answer.ok) setStatus(answer.value);
		else setNote(texts.failed);
	}, [client, texts.failed]);
	useEffect(() => {
		void look();
		// The sign-in goes on in another tab.
		const looksAgain = (): void => {
			if (document.visibilityState === "visible") void look();
		};
		document.addEventListener("visibilitychange", looksAgain);
		return () => document.removeEventListener("visibilitychange", looksAgain);
	}, [look]);
	const begin = async (): Promise<void> => {
		const answer = await client.request(startSignIn, {}, signInOptions);
		setNote(answer.ok ? texts.opened : answer.error.message);
	};
	const leave = async (): Promise<void> => {
		const answer = await client.request(signOut, {}, signInOptions);
		setNote(answer.ok ? (answer.value.told ? null : texts.notTold) : texts.failed);
		await look();
	};
	return (
		<section className={styles.account} aria-label={texts.title}>
			<h2 className={styles.heading}>{texts.title}</h2>
			{status === null && note === null && (
				<LoadingRegion text={texts.loading}>
					<Skeleton lines={2} />
				</LoadingRegion>
			)}
			{status?.signedIn === false && (
				<>
					<p>{texts.signedOut}</p>
					<Button onClick={() => void begin()}>{texts.signIn}</Button>
				</>
			)}
			{status?.signedIn === true && (
				<>
					<p>{texts.signedInAs(status.user?.email ?? "")}</p>
					<p className={styles.hint}>{texts.devices}</p>
					<Button onClick={() => void leave()}>{texts.signOut}</Button>
				</>
			)}
			<p role="status">{note}</p>
		</section>
	);
}
