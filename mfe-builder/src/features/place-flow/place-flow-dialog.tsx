import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { isChain } from "../../editor/commands/insert-flow.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { en } from "./messages/en.ts";

export type PlaceChoice = "replace" | "add";

export interface PlaceFlowDialogProps {
	/** The other flow. */
	readonly offered: FlowDocument;
	/** Null: nothing is to change. */
	readonly onChoose: (choice: PlaceChoice | null) => void;
}

/** UTF-16 units of a step's label on a button. */
const MAX_LABEL_LENGTH = 30;

/** Asks what becomes of the open flow when another one comes. */
export function PlaceFlowDialog({ offered, onChoose }: PlaceFlowDialogProps) {
	const text = useMessages({ en });
	const steps = offered.nodes.length;
	const open = useFlowStore(({ flow }) => flow.nodes.length);
	const selected = useFlowStore(
		({ flow, selection }) => flow.nodes.find(({ id }) => id === selection.steps.at(-1))?.data.label,
	);
	return (
		<Dialog
			open
			role="alertdialog"
			onOpenChange={() => onChoose(null)}
			title={text.title}
			description={open === 0 ? text.notesOnly(steps) : text.text(open, steps)}
			closeLabel={text.close}
			actions={
				<>
					<Button variant="quiet" onClick={() => onChoose(null)}>
						{text.cancel}
					</Button>
					<Button onClick={() => onChoose("replace")}>{text.replace}</Button>
					<Button variant="primary" onClick={() => onChoose("add")}>
						{selected === undefined || !isChain(offered) ? text.addAtEnd : text.addAfter(shortened(selected))}
					</Button>
				</>
			}
		/>
	);
}

const shortened = (label: string): string =>
	label.length > MAX_LABEL_LENGTH ? `${label.slice(0, MAX_LABEL_LENGTH - 1)}…` : label;
