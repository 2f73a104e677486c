import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import styles from "./copilot-notes.module.css";
import type { CopilotWork } from "./copilot-state.ts";
import { en } from "./messages/en.ts";
import type { Copilot } from "./use-copilot.ts";

export interface ChoiceNoteProps {
	work: Extract<CopilotWork, { kind: "choice" }>;
	copilot: Pick<Copilot, "takeTemplate" | "askModel">;
}

/** A tested template fits, and there is a model: the person chooses who writes. */
export function ChoiceNote({ work: { request, turn, filled }, copilot }: ChoiceNoteProps) {
	const { choice: text } = useMessages({ en });
	const { title, description } = filled.template;
	return (
		<section className={styles.note} aria-labelledby="copilot-choice">
			<h2 id="copilot-choice" className={styles.heading}>
				{text.heading}
			</h2>
			<p role="status">
				<strong>{title}</strong> {description}
			</p>
			<div className={styles.actions}>
				<Button onClick={() => copilot.askModel(turn, request)}>{text.model}</Button>
				<Button variant="primary" onClick={() => void copilot.takeTemplate(turn, request, filled)}>
					{text.template}
				</Button>
			</div>
		</section>
	);
}
