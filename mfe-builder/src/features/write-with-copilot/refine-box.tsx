import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import styles from "./copilot-notes.module.css";
import type { CopilotWork } from "./copilot-state.ts";
import { en } from "./messages/en.ts";
import { UnchangedNote } from "./unchanged-note.tsx";

export interface RefineBoxProps {
	/** What is typed; null while the box is closed. */
	change: string | null;
	work: CopilotWork;
	onChange: (change: string | null) => void;
	onApply: (request: string) => void;
	onDismiss: () => void;
}

/** Spec 02 § 2: a change to the script, in words. */
export function RefineBox({ change, work, onChange, onApply, onDismiss }: RefineBoxProps) {
	const { refine: text } = useMessages({ en });
	const isBusy = work.kind === "busy";
	if (change === null) {
		return (
			<p>
				<Button onClick={() => onChange("")}>{text.action}</Button>
			</p>
		);
	}
	return (
		<form
			className={styles.note}
			aria-label={text.action}
			onSubmit={(event) => {
				event.preventDefault();
				if (change.trim() !== "" && !isBusy) onApply(change);
			}}
		>
			<TextArea
				label={text.label}
				rows={2}
				// The button that opened the box is gone.
				autoFocus={change === ""}
				value={change}
				onChange={({ target }) => onChange(target.value)}
			/>
			{work.kind === "unchanged" && work.turn === "refine" && <UnchangedNote questions={work.questions} />}
			<div className={styles.actions}>
				<Button
					variant="quiet"
					onClick={() => {
						onChange(null);
						onDismiss();
					}}
				>
					{text.cancel}
				</Button>
				<Button type="submit" variant="primary" disabled={change.trim() === ""} busy={isBusy}>
					{isBusy ? text.applying : text.apply}
				</Button>
			</div>
		</form>
	);
}
