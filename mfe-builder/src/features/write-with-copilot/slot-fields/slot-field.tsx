import type { TemplateSlot } from "@scriptorium/script-templates/script-template";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextField } from "@scriptorium/ui-kit/text-field";
import styles from "../copilot-notes.module.css";
import { en } from "../messages/en.ts";
import { PickElement } from "./pick-element.tsx";
import { RecordKeys } from "./record-keys.tsx";

export interface SlotFieldProps {
	slot: TemplateSlot;
	typed: string;
	isInvalid: boolean;
	onChange: (typed: string) => void;
	/** The host name of a page on which an element was picked. */
	onSite: (site: string) => void;
}

/** The form field for the value of one slot: a text box, and for elements and colors a picker beside it. */
export function SlotField({ slot, typed, isInvalid, onChange, onSite }: SlotFieldProps) {
	const { questions: text } = useMessages({ en });
	const { name, type, question } = slot;
	// The site has no slot of its own, and so no question.
	const label = question === "" ? text.site : question;
	return (
		<div className={styles.question}>
			<TextField
				name={name}
				label={label}
				hint={text.hints[type]}
				value={typed}
				autoComplete="off"
				spellCheck={type === "text" || type === "words"}
				inputMode={type === "number" ? "decimal" : type === "site" ? "url" : "text"}
				required
				onChange={({ target }) => onChange(target.value)}
				{...(isInvalid ? { error: text.invalid[type] } : {})}
			/>
			{type === "element" && (
				<PickElement
					onPicked={(selector, site) => {
						onChange(selector);
						onSite(site);
					}}
				/>
			)}
			{type === "keys" && <RecordKeys onChord={onChange} />}
			{type === "color" && (
				<input
					type="color"
					aria-label={text.chooseColor(label)}
					className={styles.color}
					value={/^#[\da-f]{6}$/i.test(typed) ? typed : "#000000"}
					onChange={({ target }) => onChange(target.value)}
				/>
			)}
		</div>
	);
}
