import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { FileCode } from "lucide-react";
import { useFlowStore } from "../../editor/flow-store.ts";
import { isOutdated } from "../../editor/generated-code.ts";
import { useCodeWriting } from "../../flow-output/code-writing.ts";
import { useChosenTarget } from "../../flow-output/output-target-store.ts";
import { useGenerateCode } from "../../flow-output/use-generate-code.ts";
import { BookmarkletBox } from "./bookmarklet-box.tsx";
import { CodeActions } from "./code-actions.tsx";
import styles from "./code-panel.module.css";
import { CodeView } from "./code-view.tsx";
import { en } from "./messages/en.ts";
import { CodeNotes, OutdatedNotice } from "./panel-notes.tsx";
import { TargetSelect } from "./target-select.tsx";

export interface CodePanelProps {
	/** Runs the flow once; left out where nothing can. */
	readonly onTestRun?: () => void;
	/** A test run is under way. */
	readonly isTesting?: boolean;
}

/** The tab Generated Code (spec 03 § 2). */
export function CodePanel({ onTestRun, isTesting = false }: CodePanelProps) {
	const text = useMessages({ en });
	const generated = useFlowStore((state) => state.generated);
	const isOld = useFlowStore((state) => state.generated !== null && isOutdated(state.generated, state));
	const target = useChosenTarget((state) => state.target);
	const isWriting = useCodeWriting((state) => state.pending !== null);
	const { generate, isBusy } = useGenerateCode();

	if (generated === null) return <EmptyState title={text.empty} icon={<FileCode aria-hidden="true" />} />;
	return (
		<section className={styles.panel} aria-label={text.heading}>
			<div className={styles.bar}>
				<TargetSelect />
				<CodeActions isTesting={isTesting} {...(onTestRun ? { onTestRun } : {})} />
			</div>
			{isOld && <OutdatedNotice isBusy={isBusy} onGenerate={() => void generate(target)} />}
			<VisuallyHidden role="status">{isWriting ? text.writing : ""}</VisuallyHidden>
			<div className={styles.written} aria-busy={isWriting}>
				<CodeNotes notes={generated.notes} />
				<CodeView generated={generated} />
				{target === "bookmarklet" && <BookmarkletBox generated={generated} isWriting={isWriting} />}
			</div>
			<div className={styles.note}>
				<h3>{text.testingNote.heading}</h3>
				<p>{text.testingNote.text}</p>
			</div>
		</section>
	);
}
