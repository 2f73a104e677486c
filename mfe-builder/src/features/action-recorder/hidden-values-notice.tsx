import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Undo2 } from "lucide-react";
import { en } from "./messages/en.ts";
import styles from "./recorder-card.module.css";

export interface HiddenValuesNoticeProps {
	readonly count: number;
	readonly onUndo: () => void;
}

/** Says that values were hidden, and brings back the last one. */
export function HiddenValuesNotice({ count, onUndo }: HiddenValuesNoticeProps) {
	const { hide: text } = useMessages({ en });
	return (
		<div role="status" className={styles.about}>
			{count > 0 && (
				<>
					<span>{text.done(count)}</span>
					<Button size="small" variant="quiet" icon={<Undo2 aria-hidden="true" />} onClick={onUndo}>
						{text.undo}
					</Button>
				</>
			)}
		</div>
	);
}
