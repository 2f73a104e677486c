import {
	type OutlinePreview,
	type OutlineRequest,
	shareOutline,
} from "@scriptorium/shared-protocol/extension-internal/share-outline";
import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { plural, useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { type ReactNode, useState } from "react";
import type { PagePorts } from "../../../platform/page-ports.ts";
import type { Pressed } from "../../../platform/pressed.ts";
import styles from "../../../ui/asking-page.module.css";
import { ChooseTab } from "../../../ui/choose-tab.tsx";
import { Fact } from "../../../ui/fact.tsx";
import { GrantButton } from "../../../ui/guard/grant-button.tsx";
import { sendGrant } from "../../../ui/guard/send-grant.ts";
import { requestOptions } from "../../../ui/request-options.ts";
import { en } from "../messages/en.ts";
import { ChooseElement } from "./choose-element.tsx";
import { OutlineElements, OutlinePage } from "./outline-elements.tsx";
import { type OutlineRequestState, type Reading, useOutlineRequest } from "./use-outline-request.ts";

export interface ShareOutlinePageProps {
	readonly ports: Pick<PagePorts, "client" | "closeOwnTab">;
	readonly requestId: string;
}

/** Asks which page's outline the hub gets, and shows all of it first. Whoever closes this page shares nothing. */
export function ShareOutlinePage({ ports, requestId }: ShareOutlinePageProps) {
	const texts = useMessages({ en }).page;
	const state = useOutlineRequest(ports, requestId);
	const { request } = state;
	if (request === null) {
		return (
			<Frame title={texts.title}>
				<LoadingRegion text={texts.loading} textVisible>
					<Skeleton lines={6} />
				</LoadingRegion>
			</Frame>
		);
	}
	if (request === "gone") {
		return (
			<Frame title={texts.gone}>
				<p>{texts.goneDetail}</p>
				<div className={styles.actions}>
					<Button onClick={() => void ports.closeOwnTab()}>{texts.close}</Button>
				</div>
			</Frame>
		);
	}
	return <Question ports={ports} requestId={requestId} request={request} state={state} />;
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
	const texts = useMessages({ en }).page;
	return (
		<main>
			<Page title={title} eyebrow={texts.product} width="centered">
				<div className={styles.stack}>{children}</div>
			</Page>
		</main>
	);
}

interface QuestionProps extends ShareOutlinePageProps {
	readonly request: OutlineRequest;
	readonly state: OutlineRequestState;
}

function Question({ ports, requestId, request: { hub, purpose }, state }: QuestionProps) {
	const texts = useMessages({ en }).page;
	const { tabs, chosen, reading, lookAgain, choose, pick } = state;
	const [listed, setListed] = useState<{ previewId: string; number: number } | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const isElement = purpose === "element";
	const preview = reading.state === "ready" ? reading.preview : null;
	const number = preview === null || !isElement ? null : chosenNumber(preview, listed);
	const hasPart = preview !== null && preview.outline.elements.length > 0 && (!isElement || number !== null);

	const share = async (pressed: Pressed): Promise<void> => {
		if (preview === null) return;
		const payload = { requestId, previewId: preview.previewId, number };
		const answer = await sendGrant(ports.client, pressed, shareOutline, payload, requestOptions);
		if (answer.ok) return ports.closeOwnTab();
		setFailure(answer.error.message);
		lookAgain();
	};
	return (
		<Frame title={isElement ? texts.titleElement : texts.title}>
			<p>{isElement ? texts.leadElement(hub) : texts.lead(hub)}</p>
			<Fact title={texts.shared}>
				<p>
					{isElement ? texts.sharedElement : texts.sharedOutline} {texts.model}
				</p>
			</Fact>
			<Fact title={texts.kept}>
				<p>{texts.keptDetail}</p>
			</Fact>
			<ChooseTab
				texts={texts}
				tabs={tabs}
				chosen={chosen}
				onChoose={(tabId) => {
					setFailure(null);
					choose(tabId);
				}}
				onLookAgain={lookAgain}
			/>
			<PageReading reading={reading} onReadAgain={() => chosen !== null && choose(chosen)}>
				{preview !== null && isElement && (
					<ChooseElement
						preview={preview}
						number={number}
						onChoose={(own) => setListed({ previewId: preview.previewId, number: own })}
						onPick={pick}
						onList={() => choose(preview.tabId)}
					/>
				)}
				{preview !== null && !isElement && <WholeOutline preview={preview} />}
			</PageReading>
			{failure !== null && <ErrorState title={texts.shareFailed} detail={failure} />}
			<div className={styles.footer}>
				<GrantButton disabled={!hasPart} onGrant={(pressed) => void share(pressed)}>
					{isElement ? texts.shareElement : texts.share}
				</GrantButton>
				<Button variant="primary" onClick={() => void ports.closeOwnTab()}>
					{texts.refuse}
				</Button>
				<span className={styles.note}>{texts.note}</span>
			</div>
		</Frame>
	);
}

/** The picked element, or that of the list; a choice of another reading does not count. */
function chosenNumber(preview: OutlinePreview, listed: { previewId: string; number: number } | null): number | null {
	if (preview.isPicked) return preview.outline.elements[0]?.number ?? null;
	return listed?.previewId === preview.previewId ? listed.number : null;
}

interface PageReadingProps {
	readonly reading: Reading;
	readonly onReadAgain: () => void;
	readonly children: ReactNode;
}

/** What was read of the chosen page, or why it could not be read. */
function PageReading({ reading, onReadAgain, children }: PageReadingProps) {
	const texts = useMessages({ en }).page;
	switch (reading.state) {
		case "none":
			return null;
		case "busy":
			return (
				<LoadingRegion text={texts.reading} textVisible>
					<Skeleton lines={6} />
				</LoadingRegion>
			);
		case "failed":
			return <ErrorState title={texts.failed} detail={`${reading.message}. ${texts.failedDetail}`} />;
		case "ready":
			return (
				<Fact title={texts.preview}>
					<OutlinePage outline={reading.preview.outline} />
					{children}
					<div className={styles.actions}>
						<Button size="small" onClick={onReadAgain}>
							{texts.readAgain}
						</Button>
					</div>
				</Fact>
			);
	}
}

function WholeOutline({ preview: { outline } }: { preview: OutlinePreview }) {
	const texts = useMessages({ en }).page;
	const { formattingLocale } = useLocale();
	const count = plural(formattingLocale, outline.elements.length, texts.elements);
	if (outline.elements.length === 0) return <p role="status">{texts.noElements}</p>;
	return (
		<>
			<p role="status">{count}</p>
			<OutlineElements label={count} elements={outline.elements} />
		</>
	);
}
