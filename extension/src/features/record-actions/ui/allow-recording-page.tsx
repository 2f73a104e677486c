import {
	allowRecording,
	getRecordingRequest,
	type RecordingRequest,
} from "@scriptorium/shared-protocol/extension-internal/recording-consent";
import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useEffect, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import type { Pressed } from "../../../platform/pressed.ts";
import { authorText } from "../../../safe-text/author-text.ts";
import styles from "../../../ui/asking-page.module.css";
import { Fact } from "../../../ui/fact.tsx";
import { GrantButton } from "../../../ui/guard/grant-button.tsx";
import { sendGrant } from "../../../ui/guard/send-grant.ts";
import { requestOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/allow-recording-en.ts";

/** Of a host name, with a wildcard. */
const MAX_HOST_LENGTH = 260;

export interface AllowRecordingPageProps {
	readonly ports: Pick<PagePorts, "client" | "closeOwnTab">;
	readonly requestId: string;
}

/** Asks whether a page of the hub may record. Whoever closes the page refuses. */
export function AllowRecordingPage({ ports, requestId }: AllowRecordingPageProps) {
	const texts = useMessages({ en });
	const [request, setRequest] = useState<RecordingRequest | "gone" | null>(null);
	useEffect(() => {
		void ports.client
			.request(getRecordingRequest, { requestId }, requestOptions)
			.then((answer) => setRequest(answer.ok ? answer.value : "gone"));
	}, [ports, requestId]);
	if (request !== null && request !== "gone") return <Question ports={ports} requestId={requestId} request={request} />;
	return (
		<main>
			<Page title={request === null ? texts.title : texts.gone} eyebrow={texts.product} width="centered">
				{request === null ? (
					<LoadingRegion text={texts.loading} textVisible>
						<Skeleton lines={6} />
					</LoadingRegion>
				) : (
					<div className={styles.stack}>
						<p>{texts.goneDetail}</p>
						<div className={styles.actions}>
							<Button onClick={() => void ports.closeOwnTab()}>{texts.close}</Button>
						</div>
					</div>
				)}
			</Page>
		</main>
	);
}

function Question({ ports, requestId, request }: AllowRecordingPageProps & { request: RecordingRequest }) {
	const texts = useMessages({ en });
	const [failure, setFailure] = useState<string | null>(null);
	const allow = async (pressed: Pressed): Promise<void> => {
		const answer = await sendGrant(ports.client, pressed, allowRecording, { requestId }, requestOptions);
		if (answer.ok) return ports.closeOwnTab();
		setFailure(answer.error.message);
	};
	const captures = [
		...(request.captureScreenshots ? [texts.screenshots] : []),
		...(request.captureNetwork ? [texts.network] : []),
		...(request.captureConsole ? [texts.console] : []),
	];
	return (
		<main>
			<Page title={texts.title} eyebrow={texts.product} width="centered">
				<div className={styles.stack}>
					<p>{texts.lead(request.hub)}</p>
					{request.isMore && <p className={styles.warning}>{texts.more}</p>}
					<Fact title={texts.sites}>
						<Lines lines={request.allowedDomains} empty={texts.everySite} />
					</Fact>
					<Fact title={texts.captures}>
						<Lines lines={captures} empty={texts.nothing} />
					</Fact>
					{failure !== null && <ErrorState title={texts.failed} detail={`${failure}. ${texts.failedDetail}`} />}
					<div className={styles.actions}>
						<GrantButton onGrant={(pressed) => void allow(pressed)}>{texts.allow}</GrantButton>
						<Button variant="primary" onClick={() => void ports.closeOwnTab()}>
							{texts.refuse}
						</Button>
					</div>
					<p className={styles.note}>{texts.note}</p>
				</div>
			</Page>
		</main>
	);
}

function Lines({ lines, empty }: { lines: readonly string[]; empty: string }) {
	if (lines.length === 0) return <p>{empty}</p>;
	return (
		<ul className={styles.list}>
			{lines.map((line) => (
				<li key={line}>{authorText(line, MAX_HOST_LENGTH)}</li>
			))}
		</ul>
	);
}
