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
import { Fact } from "../../../ui/fact.tsx";
import { requestOptions } from "../../../ui/request-options.ts";
import { useSettled } from "../../../ui/use-settled.ts";
import { en } from "../messages/allow-request-en.ts";
import styles from "./allow-request-page.module.css";

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

	const answer = async (choice: ConnectChoice): Promise<void> => {
		const given = await ports.client.request(answerConnectQuestion, { questionId, choice }, requestOptions);
		// The worker closes this page once the question is answered.
		if (!given.ok && given.error.code === "QUESTION_GONE") setQuestion("gone");
		else if (!given.ok) setFailure(texts.failed);
	};
	const allowDownloads = async (): Promise<void> => {
		if (await ports.downloads.request()) return answer("once");
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
				<AskToConnect question={question} onAnswer={(choice) => void answer(choice)} />
			) : (
				<AskToSave question={question} onAllow={() => void allowDownloads()} onDeny={() => void answer("deny")} />
			)}
			{failure !== null && <ErrorState title={failure} />}
			<p className={styles.hint}>{texts.note}</p>
		</Frame>
	);
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
	const texts = useMessages({ en });
	return (
		<main>
			<Page title={title} eyebrow={texts.product} width="reading">
				<div className={styles.stack}>{children}</div>
			</Page>
		</main>
	);
}

interface AskToConnectProps {
	readonly question: ConnectQuestion;
	readonly onAnswer: (choice: ConnectChoice) => void;
}

function AskToConnect({ question, onAnswer }: AskToConnectProps) {
	const texts = useMessages({ en }).connect;
	const isSettled = useSettled();
	const { scriptName, page, host, address, local, offersAll } = question;
	return (
		<>
			<h2>{scriptName}</h2>
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
				<Button disabled={!isSettled} onClick={() => onAnswer("once")}>
					{texts.once}
				</Button>
				<Button disabled={!isSettled} onClick={() => onAnswer("always")}>
					{texts.always}
				</Button>
				{offersAll && (
					<Button disabled={!isSettled} onClick={() => onAnswer("all")}>
						{texts.all}
					</Button>
				)}
				<Button variant="primary" onClick={() => onAnswer("deny")}>
					{texts.deny}
				</Button>
				<Button variant="quiet" onClick={() => onAnswer("never")}>
					{texts.never}
				</Button>
			</div>
			{offersAll && <p className={styles.hint}>{texts.allHint}</p>}
		</>
	);
}

interface AskToSaveProps {
	readonly question: ConnectQuestion;
	readonly onAllow: () => void;
	readonly onDeny: () => void;
}

function AskToSave({ question: { scriptName, page, host, address }, onAllow, onDeny }: AskToSaveProps) {
	const texts = useMessages({ en }).downloads;
	const isSettled = useSettled();
	return (
		<>
			<h2>{scriptName}</h2>
			<p>{texts.lead(scriptName, page)}</p>
			<Fact title={texts.page}>{page}</Fact>
			<Fact title={texts.file}>
				<code>{host}</code>
			</Fact>
			<Fact title={texts.address}>
				{address === "" ? texts.ownPage : <code className={styles.address}>{address}</code>}
			</Fact>
			<div className={styles.actions}>
				<Button disabled={!isSettled} onClick={onAllow}>
					{texts.allow}
				</Button>
				<Button variant="primary" onClick={onDeny}>
					{texts.deny}
				</Button>
			</div>
		</>
	);
}
