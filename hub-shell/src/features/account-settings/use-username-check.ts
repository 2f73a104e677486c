import type { HubClient } from "@scriptorium/hub-data/client";
import { isUsernameAvailable } from "@scriptorium/hub-data/profiles/is-username-available";
import { useEffect, useState } from "react";

/** Spec 02 § 4. `unknown`: nothing to ask, or no answer. */
export type UsernameState = "unknown" | "checking" | "available" | "taken";

/** Spec 02 § 9: username check debounce. */
const DEBOUNCE_MS = 500;
const MIN_LENGTH = 3;
const FORM = /^[A-Za-z0-9_-]{3,30}$/;

/**
 * Asks whether a username is free, 500 ms after the typing stops (spec 02 § 5).
 * @param typed the text in the field
 * @param own the person's present username, which is not asked for
 */
export function useUsernameCheck(client: HubClient, typed: string, own: string): UsernameState {
	const [answered, setAnswered] = useState<{ readonly name: string; readonly state: UsernameState } | null>(null);
	const wanted = typed.trim();
	const isAsked = wanted.length >= MIN_LENGTH && FORM.test(wanted) && wanted.toLowerCase() !== own.toLowerCase();

	useEffect(() => {
		if (!isAsked) return;
		const cancel = new AbortController();
		const timer = setTimeout(() => {
			void isUsernameAvailable(client, wanted, cancel.signal).then((answer) => {
				if (cancel.signal.aborted) return;
				setAnswered({ name: wanted, state: !answer.ok ? "unknown" : answer.value ? "available" : "taken" });
			});
		}, DEBOUNCE_MS);
		return () => {
			clearTimeout(timer);
			cancel.abort();
		};
	}, [client, wanted, isAsked]);

	if (!isAsked) return "unknown";
	return answered?.name === wanted ? answered.state : "checking";
}
