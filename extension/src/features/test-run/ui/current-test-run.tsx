import type { ChannelClient } from "@scriptorium/shared-protocol/channel/client";
import type { PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import { getRunNote, type runNote, stopRun } from "@scriptorium/shared-protocol/extension-internal/test-run-pages";
import { Button } from "@scriptorium/ui-kit/button";
import { plural, useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useState } from "react";
import styles from "../../../ui/asking-page.module.css";
import { requestOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";

const LOOK_EVERY_MS = 500;

/** In the popup: the test run that is going on, with Stop; nothing while there is none. */
export function CurrentTestRun({ client }: { client: ChannelClient }) {
	const texts = useMessages({ en }).note;
	const { formattingLocale } = useLocale();
	const [run, setRun] = useState<PayloadOf<typeof runNote>["run"]>(null);
	useEffect(() => {
		const look = async (): Promise<void> => {
			const answer = await client.request(getRunNote, {}, requestOptions);
			setRun(answer.ok ? answer.value.run : null);
		};
		void look();
		const timer = setInterval(() => void look(), LOOK_EVERY_MS);
		return () => clearInterval(timer);
	}, [client]);
	if (run === null) return null;
	const stop = async (): Promise<void> => {
		const answer = await client.request(stopRun, { runId: run.runId }, requestOptions);
		if (answer.ok) setRun(answer.value.run);
	};
	return (
		<section aria-label={texts.label} className={styles.footer}>
			<span role="status">
				{texts.running(run.name)} · {plural(formattingLocale, run.stepsDone, texts.steps)}
			</span>
			<Button size="small" variant="danger" onClick={() => void stop()}>
				{texts.stop}
			</Button>
		</section>
	);
}
