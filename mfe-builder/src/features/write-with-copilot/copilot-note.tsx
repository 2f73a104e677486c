import { ChoiceNote } from "./choice-note.tsx";
import styles from "./copilot-notes.module.css";
import { FailureNote, PlanNote, ProgressNote } from "./model-notes.tsx";
import { RefusalNote } from "./refusal-note.tsx";
import { SlotQuestions } from "./slot-questions.tsx";
import { UnchangedNote } from "./unchanged-note.tsx";
import type { Copilot } from "./use-copilot.ts";

/** What the copilot says below the box in which it was asked. */
export function CopilotNote({ copilot, onChangePlan }: { copilot: Copilot; onChangePlan: () => void }) {
	const { work } = copilot.state;
	switch (work.kind) {
		case "busy":
			return <ProgressNote work={work} onStop={copilot.stop} />;
		case "asking":
			return (
				<SlotQuestions
					key={work.filled.template.id}
					filled={work.filled}
					onAnswer={(answers) => void copilot.answerQuestions(work.turn, work.request, work.filled, answers)}
					onCancel={copilot.dismiss}
				/>
			);
		case "refused":
			return <RefusalNote work={work} onPick={copilot.pick} />;
		case "choice":
			return <ChoiceNote work={work} copilot={copilot} />;
		case "plan":
			return <PlanNote work={work} onApprove={copilot.approve} onChange={onChangePlan} />;
		case "failed":
			return <FailureNote work={work} copilot={copilot} />;
		case "unchanged":
			// The Refine box shows its own.
			return work.turn === "refine" ? null : (
				<section className={styles.note}>
					<UnchangedNote questions={work.questions} />
				</section>
			);
		default:
			return null;
	}
}
