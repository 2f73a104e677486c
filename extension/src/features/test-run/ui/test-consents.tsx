import { forgetTestConsents, getTestConsents } from "@scriptorium/shared-protocol/extension-internal/test-tab";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useCallback, useEffect, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import styles from "../../../ui/asking-page.module.css";
import { requestOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";

/** In the settings: the sites at which pages of the hub may run tests without a question, and the way to take that back. */
export function TestConsents({ client }: Pick<PagePorts, "client">) {
	const { consents: texts } = useMessages({ en });
	const [sites, setSites] = useState<readonly string[]>([]);
	const [failed, setFailed] = useState(false);
	const look = useCallback(async () => {
		const answer = await client.request(getTestConsents, {}, requestOptions);
		if (answer.ok) setSites(answer.value.sites);
	}, [client]);
	useEffect(() => void look(), [look]);
	const forget = async (): Promise<void> => {
		const answer = await client.request(forgetTestConsents, {}, requestOptions);
		setFailed(!answer.ok);
		await look();
	};
	return (
		<section className={styles.stack} aria-label={texts.title}>
			<h2 className={styles.heading}>{texts.title}</h2>
			<p className={styles.note}>{sites.length === 0 ? texts.none : texts.some}</p>
			{sites.length > 0 && (
				<>
					<ul>
						{sites.map((site) => (
							<li key={site}>{site}</li>
						))}
					</ul>
					<div className={styles.actions}>
						<Button onClick={() => void forget()}>{texts.forget}</Button>
					</div>
				</>
			)}
			{failed && <p role="alert">{texts.changeFailed}</p>}
		</section>
	);
}
