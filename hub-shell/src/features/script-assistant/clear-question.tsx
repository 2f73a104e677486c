import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useId, useRef } from "react";
import styles from "./clear-question.module.css";
import { catalog } from "./messages/catalog.ts";

export interface ClearQuestionProps {
	readonly onConfirm: () => void;
	readonly onKeep: () => void;
}

/** Asks before the conversation is deleted, because that cannot be undone. Escape keeps it. */
export function ClearQuestion({ onConfirm, onKeep }: ClearQuestionProps) {
	const { clear: texts } = useMessages(catalog);
	const id = useId();
	const keep = useRef<HTMLButtonElement>(null);
	useEffect(() => keep.current?.focus(), []);
	return (
		<div
			role="alertdialog"
			aria-labelledby={`${id}-question`}
			aria-describedby={`${id}-consequence`}
			className={styles.question}
			onKeyDown={(event) => {
				if (event.key !== "Escape") return;
				event.preventDefault();
				onKeep();
			}}
		>
			<p id={`${id}-question`} className={styles.title}>
				{texts.question}
			</p>
			<p id={`${id}-consequence`}>{texts.consequence}</p>
			<p className={styles.actions}>
				<Button ref={keep} size="small" onClick={onKeep}>
					{texts.keep}
				</Button>
				<Button size="small" variant="danger" onClick={onConfirm}>
					{texts.confirm}
				</Button>
			</p>
		</div>
	);
}
