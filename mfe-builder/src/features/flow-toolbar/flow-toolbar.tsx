import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { CodeXml, Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useEditCommands } from "../../editor/commands/use-edit-commands.ts";
import { useFindingListState } from "../../editor/finding-list-state.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { ToolButton } from "../../editor/tool-button.tsx";
import { useChosenTarget } from "../../flow-output/output-target-store.ts";
import { useGenerateCode } from "../../flow-output/use-generate-code.ts";
import { FileActions } from "./file-actions.tsx";
import { FindingList } from "./finding-list.tsx";
import styles from "./flow-toolbar.module.css";
import { en } from "./messages/en.ts";
import type { PlaceImported } from "./use-flow-files.ts";
import { ValidityBadges } from "./validity-badges.tsx";

export interface FlowToolbarProps {
	/** Code was generated: spec 03 § 4 switches to the tab Generated Code. */
	readonly onGenerated: () => void;
	/** Places the steps of an imported file in the open flow. */
	readonly onPlace: PlaceImported;
	/** The buttons that save the flow. */
	readonly save: ReactNode;
}

/** Undo, redo, files, validity, Generate Code and Save (spec 03 § 2). */
export function FlowToolbar({ onGenerated, onPlace, save }: FlowToolbarProps) {
	const text = useMessages({ en });
	const undone = useFlowStore(({ past }) => past.at(-1)?.label);
	const redone = useFlowStore(({ future }) => future.at(-1)?.label);
	const target = useChosenTarget((state) => state.target);
	const commands = useEditCommands();
	const { generate, isBusy } = useGenerateCode();
	const { isOpen: showsFindings, toggle, close } = useFindingListState();

	async function generateAndShow() {
		if ((await generate(target)) === null) return;
		close();
		onGenerated();
	}

	return (
		<>
			<div role="toolbar" aria-label={text.label} className={styles.bar}>
				<div className={styles.group}>
					<ToolButton
						word={text.undo(undefined)}
						name={text.undo(undone)}
						icon={<Undo2 aria-hidden="true" />}
						disabled={undone === undefined}
						onClick={commands.undo}
					/>
					<ToolButton
						word={text.redo(undefined)}
						name={text.redo(redone)}
						icon={<Redo2 aria-hidden="true" />}
						disabled={redone === undefined}
						onClick={commands.redo}
					/>
					<FileActions onPlace={onPlace} />
				</div>
				<ValidityBadges isExpanded={showsFindings} onToggle={toggle} />
				<div className={styles.group}>
					<Button icon={<CodeXml aria-hidden="true" />} busy={isBusy} onClick={() => void generateAndShow()}>
						{text.generate}
					</Button>
					{save}
				</div>
			</div>
			{showsFindings && <FindingList />}
		</>
	);
}
