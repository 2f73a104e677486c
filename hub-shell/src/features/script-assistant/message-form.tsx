import { assistantLimits } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { SendHorizontal, Square } from "lucide-react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import styles from "./message-form.module.css";
import { catalog } from "./messages/catalog.ts";

export interface MessageFormProps {
	readonly draft: string;
	readonly onDraft: (draft: string) => void;
	/** Called with a message that is neither blank nor too long. */
	readonly onSend: (message: string) => void;
	/** Ends the answer that is under way; left out while none is. */
	readonly onStop?: (() => void) | undefined;
	readonly fieldRef?: Ref<HTMLTextAreaElement>;
	/** What goes along with the message. */
	readonly children?: ReactNode;
}

/** The field for a message. It can be typed in while an answer arrives. */
export function MessageForm({ draft, onDraft, onSend, onStop, fieldRef, children }: MessageFormProps) {
	const { input: texts } = useMessages(catalog);
	const message = draft.trim();
	const isTooLong = message.length > assistantLimits.message;
	const canSend = message !== "" && !isTooLong && onStop === undefined;

	function send(): void {
		if (canSend) onSend(message);
	}

	function onKeyDown(event: KeyboardEvent): void {
		// While an input method composes, Enter chooses one of its words.
		if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
		event.preventDefault();
		send();
	}

	return (
		<form
			className={styles.form}
			onSubmit={(event) => {
				event.preventDefault();
				send();
			}}
		>
			{children}
			<div className={styles.row}>
				<TextArea
					{...(fieldRef ? { ref: fieldRef } : {})}
					label={texts.label}
					labelHidden
					className={styles.field ?? ""}
					rows={2}
					value={draft}
					placeholder={texts.placeholder}
					enterKeyHint="send"
					onChange={({ target }) => onDraft(target.value)}
					onKeyDown={onKeyDown}
					hint={texts.hint}
					{...(isTooLong ? { error: texts.tooLong(message.length, assistantLimits.message) } : {})}
				/>
				{/* One button with two meanings, so that the focus stays on it. */}
				<Button
					variant={onStop ? "secondary" : "primary"}
					className={styles.send}
					aria-label={onStop ? texts.stop : texts.send}
					title={onStop ? texts.stop : texts.send}
					icon={onStop ? <Square aria-hidden="true" /> : <SendHorizontal aria-hidden="true" />}
					aria-disabled={!onStop && !canSend ? true : undefined}
					onClick={onStop ?? send}
				/>
			</div>
		</form>
	);
}
