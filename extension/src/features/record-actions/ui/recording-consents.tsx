import {
	forgetRecordingConsent,
	getRecordingConsent,
} from "@scriptorium/shared-protocol/extension-internal/recording-consent";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useCallback, useEffect, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import styles from "../../../ui/asking-page.module.css";
import { requestOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/allow-recording-en.ts";

/** In the settings: which tabs of the hub may record without a question, and the way to take that back. */
export function RecordingConsents({ client }: Pick<PagePorts, "client">) {
	const { consent: texts } = useMessages({ en });
	const [tabs, setTabs] = useState(0);
	const [failed, setFailed] = useState(false);
	const look = useCallback(async () => {
		const answer = await client.request(getRecordingConsent, {}, requestOptions);
		if (answer.ok) setTabs(answer.value.tabs);
	}, [client]);
	useEffect(() => void look(), [look]);
	const forget = async (): Promise<void> => {
		const answer = await client.request(forgetRecordingConsent, {}, requestOptions);
		setFailed(!answer.ok);
		await look();
	};
	return (
		<section className={styles.stack} aria-label={texts.title}>
			<h2 className={styles.heading}>{texts.title}</h2>
			<p className={styles.note}>{tabs === 0 ? texts.none : texts.some(tabs)}</p>
			{tabs > 0 && (
				<div className={styles.actions}>
					<Button onClick={() => void forget()}>{texts.forget}</Button>
				</div>
			)}
			{failed && <p role="alert">{texts.changeFailed}</p>}
		</section>
	);
}
