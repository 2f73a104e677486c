import { type HideablePart, hideableParts } from "@scriptorium/flow/recording/hide-value";
import type { RecordedAction } from "@scriptorium/flow/recording/recorded-action";
import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { IconButton } from "@scriptorium/ui-kit/icon-button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { EyeOff } from "lucide-react";
import styles from "./action-list.module.css";
import { en } from "./messages/en.ts";
import recorderStyles from "./recorder-card.module.css";

/** Characters of a value that are shown. */
const MAX_SHOWN = 40;

export type HideAction = (actionId: string, part: HideablePart) => void;

export interface HideButtonProps {
	readonly action: RecordedAction;
	/** Place of the action in the list, counted from 1. */
	readonly number: number;
	/** Whether the tab key leads here: it does to one button of the list, arrow keys lead to the others. */
	readonly isReached: boolean;
	readonly onHide: HideAction;
	/** The action has several values that can be hidden. */
	readonly onAsk: (action: RecordedAction) => void;
}

/** Hides the value of an action, or asks which of several. Nothing for an action without any. */
export function HideButton({ action, number, isReached, onHide, onAsk }: HideButtonProps) {
	const { hide: text } = useMessages({ en });
	const [first, ...others] = hideableParts(action);
	if (first === undefined) return null;
	const isAlone = others.length === 0;
	return (
		<IconButton
			className={styles.hide}
			label={text.button(number)}
			icon={<EyeOff aria-hidden="true" />}
			tabIndex={isReached ? 0 : -1}
			{...(isAlone ? {} : { "aria-haspopup": "dialog" as const })}
			onClick={() => (isAlone ? onHide(action.id, first.part) : onAsk(action))}
		/>
	);
}

export interface HideDialogProps {
	readonly action: RecordedAction;
	readonly onHide: HideAction;
	readonly onClose: () => void;
}

/** The typed value and the parts of the address, each with a button to hide it. */
export function HideDialog({ action, onHide, onClose }: HideDialogProps) {
	const { hide: text } = useMessages({ en });
	return (
		<Dialog open onOpenChange={onClose} title={text.title} closeLabel={text.close} size="small">
			<ul className={recorderStyles.choices}>
				{hideableParts(action).map(({ part, text: value }, at) => (
					<li key={JSON.stringify(part)}>
						<Button
							{...(at === 0 ? { "data-initial-focus": "" } : {})}
							onClick={() => {
								onHide(action.id, part);
								onClose();
							}}
						>
							{wordsOf(part, value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value, text)}
						</Button>
					</li>
				))}
			</ul>
		</Dialog>
	);
}

type Words = Pick<(typeof en)["hide"], "value" | "parameter" | "path" | "fragment">;

function wordsOf(part: HideablePart, value: string, text: Words): string {
	switch (part.kind) {
		case "value":
			return text.value(value);
		case "parameter":
			return text.parameter(part.name, value);
		case "path":
			return text.path(value);
		case "fragment":
			return text.fragment(value);
	}
}
