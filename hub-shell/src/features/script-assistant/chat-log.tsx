import type { AssistantProposal } from "@scriptorium/shared-protocol/host-remote/assistant-link";
import type { AssistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { AnswerBubble } from "./answer-bubble.tsx";
import styles from "./chat-log.module.css";
import { EmptyChat } from "./empty-chat.tsx";
import { catalog } from "./messages/catalog.ts";
import { type Bubble, bubblesOf } from "./shown-messages.ts";
import type { Chat } from "./use-chat.ts";
import { useLogScroll } from "./use-log-scroll.ts";

export interface ChatLogProps {
	readonly chat: Chat;
	/** Kind of what the screen describes; the examples fit it. */
	readonly contextKind: AssistantContext["kind"] | null;
	readonly onSend: (message: string) => void;
	readonly onPropose: (proposal: AssistantProposal) => void;
}

/** The messages, the newest at the bottom. What arrives is announced apart, once it is complete. */
export function ChatLog({ chat, contextKind, onSend, onPropose }: ChatLogProps) {
	const { log: texts } = useMessages(catalog);
	const { state } = chat;
	const bubbles = bubblesOf(state);
	const scroll = useLogScroll(state.kept[0]?.id ?? null, bubbles);
	const last = bubbles.at(-1);
	return (
		<div
			ref={scroll}
			role="log"
			aria-live="off"
			aria-label={texts.label}
			aria-busy={chat.isStreaming || undefined}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
			tabIndex={0}
			className={styles.log}
		>
			{state.reading === "loading" && bubbles.length === 0 && (
				<p role="status" className={styles.note}>
					<span className={styles.spinner} aria-hidden="true" />
					{texts.reading}
				</p>
			)}
			{state.reading === "failed" && (
				<p role="alert" className={styles.note}>
					{texts.readFailed}{" "}
					<Button size="small" onClick={chat.readAgain}>
						{texts.readAgain}
					</Button>
				</p>
			)}
			{state.hasOlder && (
				<p className={styles.older}>
					<Button size="small" busy={state.older === "loading"} onClick={chat.readOlder}>
						{texts.older}
					</Button>
					{state.older === "failed" && <span role="alert">{texts.olderFailed}</span>}
				</p>
			)}
			{state.reading === "ready" && bubbles.length === 0 && <EmptyChat contextKind={contextKind} onChoose={onSend} />}
			{bubbles.map((bubble) => (
				<Message
					key={bubble.key}
					bubble={bubble}
					onRetry={bubble === last && !chat.isStreaming ? chat.ask : null}
					onPropose={onPropose}
				/>
			))}
		</div>
	);
}

interface MessageProps {
	readonly bubble: Bubble;
	readonly onRetry: Chat["ask"] | null;
	readonly onPropose: (proposal: AssistantProposal) => void;
}

function Message({ bubble, onRetry, onPropose }: MessageProps) {
	const { log: texts, failed } = useMessages(catalog);
	switch (bubble.kind) {
		case "question":
			return (
				<div className={styles.question} data-message="user">
					<VisuallyHidden>{texts.you}</VisuallyHidden>
					<p dir="auto">{bubble.text}</p>
				</div>
			);
		case "answer":
			return <AnswerBubble bubble={bubble} onPropose={onPropose} />;
		case "failure": {
			const { words, exchange } = bubble;
			return (
				<div className={styles.failure} data-message="assistant">
					<VisuallyHidden>{texts.assistant}</VisuallyHidden>
					<p>{words.apology}</p>
					{words.advice !== null && <p>{words.advice}</p>}
					{words.canRetry && onRetry !== null && (
						<p>
							<Button size="small" onClick={() => onRetry(exchange.question, exchange.context)}>
								{failed.retry}
							</Button>
						</p>
					)}
				</div>
			);
		}
	}
}
