import { useMessages } from "@scriptorium/ui-kit/locale";
import { Switch } from "@scriptorium/ui-kit/switch";
import { useHost, useObservable } from "../../host-context/host-provider.tsx";
import type { UsageConsentStore } from "../../usage/usage-consent.ts";
import styles from "./consent-question.module.css";
import { en } from "./messages/en.ts";

/** The switch with which a signed-in person changes the answer. */
export function ConsentSetting({ consent }: { consent: UsageConsentStore }) {
	const text = useMessages({ en });
	const host = useHost();
	const state = useObservable(consent.state);
	if (state === "unknown") return null;
	return (
		<Switch
			className={styles.setting ?? ""}
			label={text.setting}
			hint={text.settingHint}
			checked={state === "agreed"}
			onCheckedChange={(hasAgreed) => {
				void consent.answer(hasAgreed).then((stored) => {
					if (!stored.ok) host.notify("error", text.failed, { description: stored.error.message });
				});
			}}
		/>
	);
}
