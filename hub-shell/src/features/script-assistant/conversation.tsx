import type { AssistantProposal } from "@scriptorium/shared-protocol/host-remote/assistant-link";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { AssistantPort, AssistantQuestion } from "../../assistant-link/create-assistant-link.ts";
import { useHost } from "../../host-context/host-provider.tsx";
import { AssistantPanel } from "./assistant-panel.tsx";
import { ChatLog } from "./chat-log.tsx";
import { ClearQuestion } from "./clear-question.tsx";
import { ContextLine } from "./context-line.tsx";
import { MessageForm } from "./message-form.tsx";
import { catalog } from "./messages/catalog.ts";
import { useChat } from "./use-chat.ts";
import { useIsSheet } from "./use-panel-focus.ts";
import { useQuestionContext } from "./use-question-context.ts";

export interface ConversationProps {
	readonly userId: string;
	readonly isOpen: boolean;
	readonly onClose: () => void;
	readonly assistant: AssistantPort;
	/** Asked by a screen; null when nothing is. */
	readonly question: AssistantQuestion | null;
	readonly onQuestionTaken: () => void;
	readonly draft: string;
	readonly onDraft: (draft: string) => void;
}

/** A signed-in person's conversation with the assistant. */
export function Conversation({
	userId,
	isOpen,
	onClose,
	assistant,
	question,
	onQuestionTaken,
	draft,
	onDraft,
}: ConversationProps) {
	const { clear: texts } = useMessages(catalog);
	const host = useHost();
	const chat = useChat(userId, isOpen);
	const context = useQuestionContext(assistant, isOpen, draft !== "");
	const isSheet = useIsSheet();
	const [isClearing, setClearing] = useState(false);
	const field = useRef<HTMLTextAreaElement>(null);
	const { kept, exchanges, reading } = chat.state;
	const isEmpty = reading === "ready" && kept.length === 0 && exchanges.every(({ text }) => text === "");

	const askWaiting = useEffectEvent((message: string) => {
		onQuestionTaken();
		chat.ask(message, context.take("screen"));
	});
	const isReady = !chat.isStreaming && reading !== "loading";
	useEffect(() => {
		if (question !== null && isReady) askWaiting(question.message);
	}, [question, isReady]);

	function send(message: string): void {
		onDraft("");
		chat.ask(message, context.take("person"));
	}

	// The same function while an answer arrives: the parts of earlier ones are not rendered again for each of its pieces.
	const propose = useCallback(
		(proposal: AssistantProposal) => {
			// A sheet covers the screen that shows it.
			if (isSheet) onClose();
			assistant.propose(proposal);
		},
		[isSheet, onClose, assistant],
	);

	function askToClear(): void {
		chat.stop();
		if (isEmpty && !chat.isStreaming) chat.forget();
		else setClearing(true);
	}

	async function clear(): Promise<void> {
		setClearing(false);
		field.current?.focus();
		if (!(await chat.clear())) host.notify("error", texts.failed);
	}

	if (!isOpen) return null;
	return (
		<AssistantPanel
			onClose={onClose}
			onFocus={context.look}
			actions={
				<Button variant="quiet" size="small" onClick={askToClear}>
					{texts.action}
				</Button>
			}
		>
			{isClearing && (
				<ClearQuestion
					onConfirm={() => void clear()}
					onKeep={() => {
						setClearing(false);
						field.current?.focus();
					}}
				/>
			)}
			<ChatLog chat={chat} contextKind={context.kind} onSend={send} onPropose={propose} />
			<VisuallyHidden role="status">{chat.announced}</VisuallyHidden>
			<MessageForm
				draft={draft}
				onDraft={onDraft}
				onSend={send}
				onStop={chat.isStreaming ? chat.stop : undefined}
				fieldRef={field}
			>
				<ContextLine context={context} />
			</MessageForm>
		</AssistantPanel>
	);
}
