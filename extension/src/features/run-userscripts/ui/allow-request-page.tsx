import {
	answerConnectQuestion,
	type ConnectChoice,
	type ConnectQuestion,
	getConnectQuestion,
} from "@scriptorium/shared-protocol/extension-internal/script-connections";
import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { type ReactNode, useEffect, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import type { Pressed } from "../../../platform/pressed.ts";
import styles from "../../../ui/asking-page.module.css";
import { Fact } from "../../../ui/fact.tsx";
import { GrantButton } from "../../../ui/guard/grant-button.tsx";
import { sendGrant } from "../../../ui/guard/send-grant.ts";
import { requestOptions } from "../../../ui/request-options.ts";
import { ScriptOrigin } from "../../../ui/script-origin.tsx";
import { en } from "../messages/allow-request-en.ts";

export interface AllowRequestPageProps {
	readonly ports: PagePorts;
	readonly questionId: string;
}

/** Asks whether a script may contact a server, or save a file. Whoever closes the page denies it. */
export function AllowRequestPage({ ports, questionId }: AllowRequestPageProps) {
	const texts = useMessages({ en });
	const [question, setQuestion] = useState<ConnectQuestion | "gone" | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	useEffect(() => {
		void ports.client
			.request(getConnectQuestion, { questionId }, requestOptions)
			.then((answer) => setQuestion(answer.ok ? answer.value : "gone"));
	}, [ports, questionId]);

	const answer = async (choice: ConnectChoice, pressed: Pressed): Promise<void> => {
		const payload = { questionId, choice };
		const given = await sendGrant(ports.client, pressed, answerConnectQuestion, payload, requestOptions);
		// The worker closes this page once the question is answered.
		if (!given.ok && given.error.code === "QUESTION_GONE") setQuestion("gone");
		else if (!given.ok) setFailure(texts.failed);
	};
	const allowDownloads = async (pressed: Pressed): Promise<void> => {
		if (await ports.downloads.request(pressed)) return answer("once", pressed);
		setFailure(texts.downloads.refused);
	};
	if (question === null) {
		return (
			<Frame title={texts.product}>
				<LoadingRegion text={texts.loading} textVisible>
					<Skeleton lines={6} />
				</LoadingRegion>
			</Frame>
		);
	}
	if (question === "gone") {
		return (
			<Frame title={texts.gone}>
				<p>{texts.goneDetail}</p>
				<div className={styles.actions}>
					<Button onClick={() => void ports.closeOwnTab()}>{texts.close}</Button>
				</div>
			</Frame>
		);
	}
	return (
		<Frame title={question.kind === "connect" ? texts.connect.title : texts.downloads.title}>
			{question.kind === "connect" ? (
				<AskToConnect question={question} onAnswer={(choice, pressed) => void answer(choice, pressed)} />
			) : (
				<AskToSave
					question={question}
					onAllow={(pressed) => void allowDownloads(pressed)}
					onDeny={(pressed) => void answer("deny", pressed)}
				/>
			)}
			{failure !== null && <ErrorState title={failure} />}
			<p className={styles.note}>{texts.note}</p>
		</Frame>
	);
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
	const texts = useMessages({ en });
	return (
		<main>
			<Page title={title} eyebrow={texts.product} width="centered">
				<div className={styles.stack}>{children}</div>
			</Page>
		</main>
	);
}

interface AskToConnectProps {
	readonly question: ConnectQuestion;
	readonly onAnswer: (choice: ConnectChoice, pressed: Pressed) => void;
}

function AskToConnect({ question, onAnswer }: AskToConnectProps) {
	const texts = useMessages({ en }).connect;
	const { scriptName, page, host, address, local, offersAll } = question;
	return (
		<>
			<ScriptOrigin name={scriptName} />
			<p>{texts.lead(scriptName, page, host)}</p>
			<p>{texts.warning}</p>
			{local && <p className={styles.warning}>{texts.local}</p>}
			<Fact title={texts.page}>{page}</Fact>
			<Fact title={texts.host}>
				<code>{host}</code>
			</Fact>
			<Fact title={texts.address}>
				<code className={styles.address}>{address}</code>
			</Fact>
			<div className={styles.actions}>
				<GrantButton onGrant={(pressed) => onAnswer("once", pressed)}>{texts.once}</GrantButton>
				<GrantButton onGrant={(pressed) => onAnswer("always", pressed)}>{texts.always}</GrantButton>
				{offersAll && <GrantButton onGrant={(pressed) => onAnswer("all", pressed)}>{texts.all}</GrantButton>}
				<GrantButton variant="primary" onGrant={(pressed) => onAnswer("deny", pressed)}>
					{texts.deny}
				</GrantButton>
				<GrantButton variant="quiet" onGrant={(pressed) => onAnswer("never", pressed)}>
					{texts.never}
				</GrantButton>
			</div>
			{offersAll && <p className={styles.note}>{texts.allHint}</p>}
		</>
	);
}

interface AskToSaveProps {
	readonly question: ConnectQuestion;
	readonly onAllow: (pressed: Pressed) => void;
	readonly onDeny: (pressed: Pressed) => void;
}

function AskToSave({ question: { scriptName, page, host, address }, onAllow, onDeny }: AskToSaveProps) {
	const texts = useMessages({ en }).downloads;
	return (
		<>
			<ScriptOrigin name={scriptName} />
			<p>{texts.lead(scriptName, page)}</p>
			<Fact title={texts.page}>{page}</Fact>
			<Fact title={texts.file}>
				<code>{host}</code>
			</Fact>
			<Fact title={texts.address}>
				{address === "" ? texts.ownPage : <code className={styles.address}>{address}</code>}
			</Fact>
			<div className={styles.actions}>
				<GrantButton onGrant={onAllow}>{texts.allow}</GrantButton>
				<GrantButton variant="primary" onGrant={onDeny}>
					{texts.deny}
				</GrantButton>
			</div>
		</>
	);
}
