import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextField } from "@scriptorium/ui-kit/text-field";
import styles from "./account-page.module.css";
import { en } from "./messages/en.ts";
import type { UsernameState } from "./use-username-check.ts";

export interface UsernameFieldProps {
	name: string;
	value: string;
	error: string | undefined;
	state: UsernameState;
	/** Where the profile is with the typed name. */
	profileAddress: string;
	onChange: (event: { target: { value: string } }) => void;
}

/** The username with its availability: unknown, checking, available or taken. */
export function UsernameField({ state, error, profileAddress, ...field }: UsernameFieldProps) {
	const texts = useMessages({ en });
	const isTaken = state === "taken";
	return (
		<div className={styles.username} data-state={state}>
			<TextField
				label={texts.profile.username}
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				required
				hint={texts.profile.usernameHint(profileAddress)}
				error={error ?? (isTaken ? texts.usernameState.taken : undefined)}
				{...field}
			/>
			<p role="status" className={styles.usernameState}>
				{isTaken || error !== undefined ? "" : texts.usernameState[state]}
			</p>
		</div>
	);
}
