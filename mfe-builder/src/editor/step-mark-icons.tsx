import { useMessages } from "@scriptorium/ui-kit/locale";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { CircleAlert, CircleCheck, CircleX, Info, LoaderCircle, TriangleAlert } from "lucide-react";
import { useFlowStore } from "./flow-store.ts";
import styles from "./step-mark-icons.module.css";
import { marksOf } from "./step-marks.ts";
import { en as stepWords } from "./step-views/en.ts";

const MARK_ICONS = { error: CircleAlert, warning: TriangleAlert, info: Info } as const;
const RUN_ICONS = { running: LoaderCircle, done: CircleCheck, failed: CircleX } as const;

/** Icons for the results of validation and of the last test run of a step. */
export function StepMarkIcons({ id }: { readonly id: string }) {
	const text = useMessages({ en: stepWords });
	const mark = useFlowStore(({ validation }) => marksOf(validation).get(id));
	const run = useFlowStore(({ stepRuns }) => stepRuns[id]);
	const MarkIcon = mark && MARK_ICONS[mark.tone];
	const RunIcon = run && RUN_ICONS[run.state];
	return (
		<>
			{RunIcon && (
				<span className={styles[run.state]} title={run.message ?? text.runs[run.state]}>
					<RunIcon aria-hidden="true" />
					<VisuallyHidden>
						{text.runs[run.state]} {run.message}
					</VisuallyHidden>
				</span>
			)}
			{MarkIcon && (
				<span className={styles[mark.tone]} title={mark.messages.join("\n")}>
					<MarkIcon aria-hidden="true" />
					<VisuallyHidden>
						{text.marks[mark.tone]}: {mark.messages.join(" ")}
					</VisuallyHidden>
				</span>
			)}
		</>
	);
}
